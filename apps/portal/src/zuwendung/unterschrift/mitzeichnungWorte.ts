import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnung'
import { nutzerName } from '@foerderportal/contract/zuwendung/formular/nutzerName'
import { alsWann } from '@foerderportal/shell/zeit/zeit'

/** Whom the form names for the second signature. */
export const genannterName = ({ zeichnungsberechtigter: z }: AntragFormular): string =>
  nutzerName(z) || 'Die zweite Person'

/** How it stands and what comes next, for the one who waits. */
export const standText = (m: Mitzeichnung | null, genannt: string, jetzt: Date): string => {
  const wann = m === null ? '' : `${alsWann(m.seit, jetzt)} Uhr`
  switch (m?.status) {
    case 'ANGEFRAGT':
      return m.fuerMich
        ? `${m.angefragtVon} hat Sie um Ihre Unterschrift gebeten (${wann}). Solange bleibt der Antrag, wie er ist.`
        : `${m.name} wurde um Unterschrift gebeten (${wann}). Solange bleibt der Antrag, wie er ist.`
    case 'UNTERSCHRIEBEN':
      return m.fuerMich
        ? `Sie haben unterschrieben (${wann}). Einreichen muss eine andere Person mit Zeichnungsberechtigung.`
        : `${m.name} hat unterschrieben (${wann}). Sie können den Antrag jetzt einreichen.`
    case 'ABGELEHNT':
      return m.fuerMich
        ? `Sie haben nicht unterschrieben (${wann}) und geschrieben:`
        : `${m.name} hat nicht unterschrieben (${wann}) und schreibt dazu:`
    case 'HINFAELLIG':
      return `Der Antrag hat sich seit der Bitte an ${m.name} geändert. Bitten Sie noch einmal um die Unterschrift. ${m.geaendert.length > 0 ? 'Geändert wurde:' : ''}`
    default:
      return `${genannt} muss mit unterschreiben, bevor der Antrag eingereicht werden kann. Wir schicken dazu eine E-Mail. Gelesen und unterschrieben wird im Portal.`
  }
}
