import type { StatusAnzeige } from '../../shared/lebenslauf.ts'
import type { MitzeichnungKurz } from '../../formular/mitzeichnung.ts'
import type { MitzeichnungStatus } from '../../formular/mitzeichnungLauf.ts'

type Anzeige = Pick<StatusAnzeige, 'weiter'> & Partial<StatusAnzeige>

const ANZEIGE: Partial<Record<MitzeichnungStatus, (m: MitzeichnungKurz) => Anzeige>> = {
  ANGEFRAGT: ({ name, fuerMich }) =>
    fuerMich
      ? {
          wort: 'Wartet auf Ihre Unterschrift',
          ton: 'warnung',
          weiter: 'Lesen Sie den Antrag und unterschreiben Sie ihn.',
        }
      : {
          wort: 'Wartet auf Unterschrift',
          weiter: `Zuerst unterschreibt ${name}, dann können Sie einreichen. Sie können daran erinnern oder die Bitte zurücknehmen.`,
        },
  UNTERSCHRIEBEN: ({ name, fuerMich }) => ({
    wort: 'Unterschrieben',
    ton: 'erfolg',
    weiter: fuerMich
      ? 'Sie haben unterschrieben. Einreichen muss eine andere Person mit Zeichnungsberechtigung.'
      : `${name} hat unterschrieben. Reichen Sie den Antrag jetzt ein.`,
  }),
  ABGELEHNT: ({ name, fuerMich }) => ({
    weiter: `${fuerMich ? 'Sie haben' : `${name} hat`} nicht unterschrieben. Der Grund steht im Antrag.`,
  }),
  HINFAELLIG: () => ({
    weiter: 'Der Antrag wurde geändert. Bitten Sie noch einmal um die zweite Unterschrift.',
  }),
}

/** What a request for a second signature changes in how a draft is shown (S4-07): for whom it waits, what can be done. */
export const mitzeichnungAnzeige = (m: MitzeichnungKurz): Anzeige | undefined => ANZEIGE[m.status]?.(m)

/** Whose turn it is, as long as a request runs: the other one's, or somebody else's who sends what the reader signed. */
export const wartetAuf = ({ status, name, fuerMich }: MitzeichnungKurz): string | undefined => {
  if (status === 'ANGEFRAGT' && !fuerMich) return name
  return status === 'UNTERSCHRIEBEN' && fuerMich ? 'eine andere Person' : undefined
}
