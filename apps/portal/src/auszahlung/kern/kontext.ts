import type { AuszahlungKontext } from '@foerderportal/contract/auszahlung/antrag/daten'
import type { AuszahlungAntwort } from '@foerderportal/contract/auszahlung/schema'

/** What a request is judged against on a day, from what the server answered with it. */
export const kontextAus = (
  { gegenstaende, fruehesterTag, produktGruppe }: AuszahlungAntwort,
  heute: string,
): AuszahlungKontext => ({ heute, gegenstaende, fruehesterTag, produktGruppe })
