import { Listenfeld } from '@foerderportal/shell/suche/Listenfeld.tsx'
import type { VorschlagProps } from './vorschlag.ts'

/** What farms and their services mostly live on; any other words will do as well. */
const TAETIGKEITEN = [
  'Ackerbau',
  'Baumschule',
  'Futterbau',
  'Gartenbau',
  'Geflügelhaltung',
  'Gemischtbetrieb mit Ackerbau und Tierhaltung',
  'Gemüsebau',
  'Grünlandwirtschaft',
  'Hopfenbau',
  'Imkerei',
  'Landtechnische Lohnarbeiten',
  'Landschaftspflege',
  'Milchviehhaltung',
  'Mutterkuhhaltung',
  'Naturschutz',
  'Obstbau',
  'Paludikultur auf Moorböden',
  'Pferdehaltung',
  'Rindermast',
  'Schafhaltung und Ziegenhaltung',
  'Schweinehaltung',
  'Überbetrieblicher Maschineneinsatz',
  'Weinbau',
  'Zierpflanzenbau',
]
const laden = () => Promise.resolve(TAETIGKEITEN)

/** The main activity, with the usual ones to choose from. */
export function HaupttaetigkeitSuche(props: VorschlagProps) {
  return <Listenfeld {...props} laden={laden} />
}
