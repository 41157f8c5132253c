import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { gross, type Formularname } from '@foerderportal/contract/formular/formularname'

/** How it stands and what comes next, for the one who waits; `genannt`: whom the form names. */
export const standText = (
  m: Mitzeichnung | null,
  { der, den, wort, er }: Formularname,
  genannt: string,
  jetzt: Date,
): string => {
  const wann = m === null ? '' : `${alsWann(m.seit, jetzt)}\u00a0Uhr`
  const solange = `Solange bleibt ${der} ${wort}, wie ${er} ist.`
  switch (m?.status) {
    case 'ANGEFRAGT':
      return m.fuerMich
        ? `${m.angefragtVon} hat Sie um Ihre Unterschrift gebeten (${wann}). ${solange}`
        : `${m.name} wurde um Unterschrift gebeten (${wann}). ${solange}`
    case 'UNTERSCHRIEBEN':
      return m.fuerMich
        ? `Sie haben unterschrieben (${wann}). Einreichen muss eine andere Person mit Zeichnungsberechtigung.`
        : `${m.name} hat unterschrieben (${wann}). Sie können ${den} ${wort} jetzt einreichen.`
    case 'ABGELEHNT':
      return m.fuerMich
        ? `Sie haben nicht unterschrieben (${wann}) und geschrieben:`
        : `${m.name} hat nicht unterschrieben (${wann}) und schreibt dazu:`
    case 'HINFAELLIG':
      return `${gross(der)} ${wort} hat sich seit der Bitte an ${m.name} geändert. Bitten Sie noch einmal um die Unterschrift. ${m.geaendert.length > 0 ? 'Geändert wurde:' : ''}`
    default:
      return `${genannt} muss mit unterschreiben, bevor ${der} ${wort} eingereicht werden kann. Wir schicken dazu eine E-Mail. Gelesen und unterschrieben wird im Portal.`
  }
}
