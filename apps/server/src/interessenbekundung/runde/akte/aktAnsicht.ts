import type { Akt } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import { darf } from '@foerderportal/contract/shared/permissions'
import type { Lage } from '../rundeHindernisse.ts'
import { rundenhinweis } from '../rundennaehe.ts'
import type { Person } from '../rundePolicy.ts'
import type { Name } from '../../../nutzer/public.ts'
import { vorgangAnsicht } from '../vorgangAnsicht.ts'
import { aktText } from './aktarten.ts'
import type { AktRow } from './rundenakte.ts'

const SELBST =
  'Sie haben das selbst vorbereitet, jetzt oder bevor es zurückkam. Freigeben kann es nur eine andere Person.'
const NUR_FREIGABE = 'Das gibt eine Person mit Freigaberecht frei.'

/** Everybody who had a hand in it is out, not only who presented it. */
export const selbstVorbereitet = ({ bearbeiter }: Pick<AktRow, 'bearbeiter'>, sub: string): string | null =>
  bearbeiter.includes(sub) ? SELBST : null

/** Why this person can't release what was prepared by those, as a sentence. */
export const freigabeGesperrt = (bearbeiter: readonly string[], { sub, rollen }: Person): string | null => {
  if (!darf(rollen, ['FREIGABE', 'SCHREIBEN'])) return NUR_FREIGABE
  return selbstVorbereitet({ bearbeiter }, sub)
}

export const aktAnsicht = (name: Name, { person, naehe }: Lage, akt: AktRow): Akt => ({
  ...vorgangAnsicht(name, akt),
  art: akt.art,
  text: aktText(akt),
  grund: 'grund' in akt.angaben ? akt.angaben.grund : null,
  gesperrtWeil:
    akt.status === 'VORGELEGT'
      ? (rundenhinweis(naehe) ?? freigabeGesperrt(akt.bearbeiter, person))
      : 'Darüber ist schon entschieden.',
})
