import { abweichungenVon } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { bescheidartVon } from '@foerderportal/contract/auszahlung/bankpruefung/bescheidart'
import type { Auszahlungseingaben } from '../../zuwendung/public.ts'
import type { Abweichungen } from '../../platform/freigabe/wieVorgelegt.ts'
import type { PruefungRow } from './pruefungen.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'
import { positionenVon } from './positionen.ts'

/** What of a presented check is kept beside its content, in the text that its hash is of. */
export type Vorgelegtes = {
  /** The notice, word for word; null where none is needed, missing in what was presented before there were any. */
  readonly bescheid?: Auszahlungseingaben | null
}

/** What was presented was a Vorgelegtes when it was written, and nobody can change it since (migration 0130). */
export const vorgelegtes = ({ eingaben }: Pick<PruefungRow, 'eingaben'>): Vorgelegtes =>
  JSON.parse(eingaben ?? '{}') as Vorgelegtes

export const OHNE_BESCHEID =
  'Diese Prüfung wurde vorgelegt, bevor es Bescheide über Auszahlungen gab. Geben Sie sie zurück; nach dem nächsten Vorlegen lässt sie sich freigeben.'

/** Whether what was presented needs a notice that is not beside it. */
export const bescheidFehlt = (
  row: Pick<PruefungRow, 'eingaben' | 'inhalt'>,
  positionen: Parameters<typeof bescheidartVon>[1],
): boolean => bescheidartVon(row.inhalt, positionen) !== (vorgelegtes(row).bescheid?.art ?? null)

/** S9-13: how the check differs from one that pays as claimed, as it was presented and as it is now. */
export const pruefungSeitVorlage = (
  fall: Pruefungsfall,
  { inhalt, abweichungen }: Pick<PruefungRow, 'inhalt' | 'abweichungen'>,
): Abweichungen => ({
  vorgelegt: abweichungen,
  jetzt: abweichungenVon(inhalt, { positionen: positionenVon(fall), katalog: fall.katalog }),
})
