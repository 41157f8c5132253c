import type { StatusAnzeige } from '@foerderportal/contract/shared/lauf/lauf'
import { gross, type Formularname } from '@foerderportal/contract/formular/formularname'
import type { MitzeichnungKurz } from '@foerderportal/contract/formular/mitzeichnung'
import type { MitzeichnungStatus } from '@foerderportal/contract/formular/mitzeichnungStaende'

type Anzeige = Pick<StatusAnzeige, 'weiter'> & Partial<StatusAnzeige>

const ANZEIGE: Partial<Record<MitzeichnungStatus, (m: MitzeichnungKurz, was: Formularname) => Anzeige>> = {
  ANGEFRAGT: ({ name, fuerMich }, { den, wort, ihn }) =>
    fuerMich
      ? {
          wort: 'Wartet auf Ihre Unterschrift',
          ton: 'warnung',
          weiter: `Lesen Sie ${den} ${wort} und unterschreiben Sie ${ihn}.`,
        }
      : {
          wort: 'Wartet auf Unterschrift',
          weiter: `Zuerst unterschreibt ${name}, dann können Sie einreichen. Sie können daran erinnern oder die Bitte zurücknehmen.`,
        },
  UNTERSCHRIEBEN: ({ name, fuerMich }, { den, wort }) => ({
    wort: 'Unterschrieben',
    ton: 'erfolg',
    weiter: fuerMich
      ? 'Sie haben unterschrieben. Einreichen muss eine andere Person mit Zeichnungsberechtigung.'
      : `${name} hat unterschrieben. Reichen Sie ${den} ${wort} jetzt ein.`,
  }),
  ABGELEHNT: ({ name, fuerMich }, { im, wort }) => ({
    weiter: `${fuerMich ? 'Sie haben' : `${name} hat`} nicht unterschrieben. Der Grund steht ${im} ${wort}.`,
  }),
  HINFAELLIG: (_, { der, wort }) => ({
    weiter: `${gross(der)} ${wort} wurde geändert. Bitten Sie noch einmal um die zweite Unterschrift.`,
  }),
}

/** What a request for a second signature changes in how a draft is shown (S4-07): for whom it waits, what can be done. */
export const mitzeichnungAnzeige = (m: MitzeichnungKurz, was: Formularname): Anzeige | undefined =>
  ANZEIGE[m.status]?.(m, was)

/** Whose turn it is, as long as a request runs: the other one's, or somebody else's who sends what the reader signed. */
export const wartetAuf = ({ status, name, fuerMich }: MitzeichnungKurz): string | undefined => {
  if (status === 'ANGEFRAGT' && !fuerMich) return name
  return status === 'UNTERSCHRIEBEN' && fuerMich ? 'eine andere Person' : undefined
}
