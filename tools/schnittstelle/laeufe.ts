import { angemeldet } from '../../e2e/src/api.ts'
import { pdfMit } from '../../e2e/src/pdf.ts'
import { nutzerStatusLesen } from '../../packages/contract/src/nutzer/routes.ts'
import { antragAnlegen, antragUebersichtLesen } from '../../packages/contract/src/zuwendung/antrag/routes.ts'

/** One round of calls: who makes them, which they are, and what they name. */
export type Lauf = {
  readonly titel: string
  readonly wer: 'lena.lindenau' | 'sabine.sachbearbeitung'
  /** Options of `st run` that choose. */
  readonly auswahl: readonly string[]
  /** Values of path parameters, by the pattern of the paths in which they stand. */
  readonly werte?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A company of the caller's and an application that he has begun: behind them most calls do what they are for. */
const eigenes = async (portalUrl: string, wer: Lauf['wer']) => {
  const { rufen, hochladen } = await angemeldet(portalUrl, wer)
  const { body: status } = await rufen(nutzerStatusLesen)
  const unternehmenGuid = status.unternehmenStatus[0]?.id ?? ''
  const { body: runden } = await rufen(antragUebersichtLesen, { params: { unternehmenGuid } })
  const jetzt = new Date().toISOString()
  const runde = runden.find((r) => r.erfassungsZeitraum !== null && r.erfassungsZeitraum.bis > jetzt)
  const { body: antrag } = await rufen(antragAnlegen, {
    params: { metaGuid: runde?.guid ?? '', unternehmenGuid },
  })
  const datei = await hochladen('Nachweis.pdf', pdfMit('Nachweis'))
  return { unternehmenGuid, guid: antrag.formular.guid, datei: datei.uuid }
}

/** After it the account has another name. */
const ZULETZT = 'loginDatenAendern'
/** After it there is nothing left to call. */
const LOESCHEN = 'antragLoeschen'

/** Every call, with anything; then the customer's with what is his, the bank's, and what would get in the way before. */
export const laeufe = async (portalUrl: string): Promise<readonly Lauf[]> => {
  const lena = 'lena.lindenau'
  const { unternehmenGuid, guid, datei } = await eigenes(portalUrl, lena)
  const bank = '^/SachbearbeitungService/'
  const kunde = ['--exclude-path-regex', bank, '--exclude-operation-id', ZULETZT]
  return [
    { titel: 'Kundin, irgendetwas', wer: lena, auswahl: kunde },
    {
      titel: 'Kundin, mit ihrem Unternehmen und ihrem Antrag',
      wer: lena,
      auswahl: [...kunde, '--include-path-regex', String.raw`\{`, '--exclude-operation-id', LOESCHEN],
      werte: {
        '/unternehmen/\\{companyId\\}': { companyId: unternehmenGuid },
        '\\{unternehmenGuid\\}': { unternehmenGuid },
        '/formular/\\{guid\\}': { guid },
        '/download/': { guid: datei },
        '/ident/': { identConfigKey: 'demo' },
      },
    },
    {
      titel: 'Bank',
      wer: 'sabine.sachbearbeitung',
      auswahl: ['--include-path-regex', bank],
      werte: { '/api/unternehmen/': { guid: unternehmenGuid } },
    },
    {
      titel: 'Kundin, was ihr Konto und ihren Antrag ändert',
      wer: lena,
      auswahl: ['--include-operation-id', LOESCHEN, '--include-operation-id', ZULETZT],
      werte: { '/formular/\\{guid\\}': { guid } },
    },
  ]
}
