// Number and issuer tell an invoice (S6-03). Who begins to number anew each year writes two invoices alike: then the year
// makes two of them, and the bank sees it (`dubletten` of its check).

type Genannt = { readonly nummer: string | null | undefined; readonly datum: string | null | undefined }

const jahrVon = (datum: string | null | undefined): string | undefined => /^\d{4}/.exec(datum ?? '')?.[0]

/** What to do where two invoices bear one number. */
export const andereRechnung = ({ nummer, datum }: Genannt): string => {
  const [text, jahr] = [nummer?.trim() ?? '', jahrVon(datum)]
  const ist = 'Ist es eine andere mit gleicher Nummer,'
  return jahr === undefined || text.includes(jahr)
    ? `${ist} schreiben Sie der Bank eine Mitteilung.`
    : `${ist} setzen Sie das Jahr dahinter, zum Beispiel „${text} (${jahr})“.`
}
