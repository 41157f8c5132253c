import type { AntragAntwort, GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'
import { pfade } from '../../paths.ts'

/** What says of a case where it goes on, the same for the overview and for the case alone. */
type Fall = Pick<GeschaeftDetail, 'geschaeftStatus'> & { readonly fragebogen: string | null }

type Worte = {
  readonly text: string
  readonly dazu: string
  /** What of it can't be done yet. */
  readonly bald?: string
}
export type Weg = Worte & { readonly href: string }

/** One row for each slice in which a case goes on; null: nothing to be seen of it. Messages of a case get theirs here. */
const WEGE: readonly (Worte & { readonly wohin: (fall: Fall) => string | null })[] = [
  {
    text: 'Zur Auszahlung',
    dazu: 'nach dem Kauf, mit Rechnung und Zahlungsnachweis',
    bald: 'das Formular kommt in Kürze',
    wohin: ({ geschaeftStatus }) => (geschaeftStatus === 'BEWILLIGT' ? pfade.auszahlungen : null),
  },
  {
    text: 'Fragebogen beantworten',
    dazu: 'zu diesem Antrag',
    wohin: ({ fragebogen }) => fragebogen,
  },
]

const wege = (fall: Fall): Weg[] =>
  WEGE.flatMap(({ wohin, ...worte }) => {
    const href = wohin(fall)
    return href === null ? [] : [{ ...worte, href }]
  })

type Geschaeft = Pick<GeschaeftDetail, 'geschaeftStatus' | 'inBefragung' | 'antraege'>

/** Where a case of the overview goes on; its questionnaire is reached by its own page, which knows the address. */
export const wegeDesGeschaefts = ({ geschaeftStatus, inBefragung, antraege: [antrag] }: Geschaeft) =>
  wege({ geschaeftStatus, fragebogen: inBefragung && antrag ? pfade.eingang(antrag.guid) : null })

type Antrag = Pick<AntragAntwort, 'geschaeftStatus' | 'fragebogenUrl'>

/** Where a case goes on, on its own page. */
export const wegeDesAntrags = ({ geschaeftStatus, fragebogenUrl }: Antrag) =>
  wege({ geschaeftStatus, fragebogen: fragebogenUrl })
