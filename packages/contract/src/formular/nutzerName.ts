type Benannt = { readonly vorname?: string | null | undefined; readonly nachname?: string | null | undefined }

/** 'Lena Lindenau'; '' where nobody is named. */
export const nutzerName = (person: Benannt | null | undefined): string =>
  [person?.vorname, person?.nachname].filter(Boolean).join(' ')
