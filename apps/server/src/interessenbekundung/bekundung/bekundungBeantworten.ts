import type { BekundungAntwort, BekundungLage } from '@foerderportal/contract/interessenbekundung/antwort'
import type { BekundungFormular } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import type { BekundungAktion } from '@foerderportal/contract/interessenbekundung/bekundungStaende'
import { istErfassung } from '@foerderportal/contract/interessenbekundung/bekundungStatus'
import { bekundungSpeichern } from '@foerderportal/contract/interessenbekundung/routes'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Leser } from '../../platform/dokument/leser.ts'
import { eingangLesen } from '../../platform/einreichung/eingangLesen.ts'
import { letzteEinreichung, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { mitZuwendungen } from '@foerderportal/contract/interessenbekundung/betraege'
import { belegAdresse } from '../beleg/belegAdresse.ts'
import type { BekundungRow } from '../bekundungen.ts'
import { hindernisFuer, lageVon, standVon, statusAm } from '../policy.ts'
import { zeitraumVon } from '../policy.ts'
import { vorgabenVon } from '../view.ts'

/** What every call of a declaration answers; the version travels as ETag. */
export type Antwort = { readonly body: BekundungAntwort; readonly version: number }

/** What was sent: it was a form when it was written, and nobody can change it (migration 0043). */
export const gesendetesFormular = ({ gesendet }: Pick<EinreichungRow, 'gesendet'>): BekundungFormular =>
  JSON.parse(gesendet) as BekundungFormular

const grundFuer = (aktion: BekundungAktion, b: BekundungRow, { darfSchreiben, jetzt }: Leser) => {
  if (!darfSchreiben) return 'Sie dürfen Interessenbekundungen ansehen, aber nicht ändern.'
  return hindernisFuer(aktion, lageVon(b), jetzt)?.grund ?? null
}

/** One entry for each category of the round, whatever an earlier version of the portal has stored. */
const vollstaendig = (b: BekundungRow, formular: BekundungFormular): BekundungFormular =>
  mitZuwendungen(formular, vorgabenVon(b))

const lageAnsicht = (b: BekundungRow, leser: Leser, eingang: BekundungLage['eingang']): BekundungLage => ({
  aenderbar: grundFuer('bekundungSpeichern', b, leser) === null,
  einreichenGesperrtWeil: grundFuer('bekundungEinreichen', b, leser),
  rueckzugGesperrtWeil: grundFuer('bekundungZurueckziehen', b, leser),
  unternehmenGuid: b.unternehmen_guid,
  ibkMetaGuid: b.ibk_meta_guid,
  programmbezeichnung: b.bezeichnung,
  bekundungStatus: statusAm(b, leser.jetzt),
  bekundungStand: standVon(b),
  erfassungsZeitraum: zeitraumVon(b),
  gespeichertAm: b.geaendert_am.toISOString(),
  eingang,
  geaendertSeitEingang: b.eingereicht_version !== null && !b.fertig,
  vorlage: b.vorlage,
})

/**
 * The answer to every call of a declaration: while the round takes declarations the form as it was saved last, then the
 * one that was sent, which is what is ranked. `eben`: what the call itself has sent.
 */
export const bekundungBeantworten = async (
  db: Database | Tx,
  b: BekundungRow,
  leser: Leser,
  eben?: EinreichungRow,
): Promise<Antwort> => {
  const einreichung =
    b.eingereicht_version === null ? undefined : (eben ?? (await letzteEinreichung(db, b.guid)))
  const zaehltGesendetes = einreichung !== undefined && !istErfassung(statusAm(b, leser.jetzt))
  const formular = zaehltGesendetes ? gesendetesFormular(einreichung) : b.formular
  const erste = eben?.nummer_version === eben?.dokument_version ? eben : undefined
  const eingang =
    einreichung === undefined ? null : await eingangLesen(db, einreichung, belegAdresse, erste && [erste])
  return {
    body: { ...vollstaendig(b, { ...formular, guid: b.guid }), lage: lageAnsicht(b, leser, eingang) },
    version: b.version,
  }
}

/** What whoever saves has the permission for. */
export const SCHREIBRECHT = bekundungSpeichern.permission
