import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnung'

/** Somebody is asked to sign, or has signed: nothing is changed then without taking that back (S4-07). */
export const stehtFest = (m: Mitzeichnung | null): boolean =>
  m?.status === 'ANGEFRAGT' || m?.status === 'UNTERSCHRIEBEN'

/** Why the application can't be sent yet, for the button that sends it. */
export const unterschriftFehltWeil = (
  { alleineZeichnungsberechtigt }: AntragFormular,
  m: Mitzeichnung | null,
): string | false => {
  if (alleineZeichnungsberechtigt !== false) return false
  if (m?.status !== 'UNTERSCHRIEBEN')
    return 'Einreichen können Sie, wenn die zweite Person unterschrieben hat.'
  return m.fuerMich && 'Sie haben mitgezeichnet. Einreichen muss eine andere Person.'
}
