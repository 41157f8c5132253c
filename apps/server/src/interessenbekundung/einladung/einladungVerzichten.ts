import { einladungStaende } from '@foerderportal/contract/interessenbekundung/einladungStaende'
import { BEKUNDUNG } from '@foerderportal/contract/interessenbekundung/problems'
import type { Bekundungseinladung } from '@foerderportal/contract/interessenbekundung/reihungsplatz'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { einladungAnsicht, einladungStand } from '../plaetze.ts'
import { nichtMoeglich } from '../policy.ts'
import { einladungenBeenden } from '../staffel/einladungen.ts'
import { einladungSperren, type EigeneEinladungRow } from './eigeneEinladung.ts'

type Verzichten = { readonly sub: string; readonly guid: string; readonly eingang: Date }

const erlauben = (e: EigeneEinladungRow, wann: Date): void => {
  const stand = einladungStand(e, wann)
  const frage = (wer: 'MITGLIED' | 'ZEICHNUNGSBERECHTIGT') =>
    einladungStaende.hindernis('einladungVerzichten', stand, [wer])
  const grund = frage(e.zeichnungsberechtigung ? 'ZEICHNUNGSBERECHTIGT' : 'MITGLIED')
  if (grund !== null)
    throw nichtMoeglich(
      grund.text,
      frage('ZEICHNUNGSBERECHTIGT') === null ? ABSAGE_ORTE.zeichnung : undefined,
    )
}

/** A signer gives an open invitation back (S3-04): the next batch has its money. */
export const einladungVerzichten = (
  { db, clock }: Services,
  { sub, guid, eingang }: Verzichten,
): Promise<Bekundungseinladung> =>
  db.transaction().execute(async (tx) => {
    const e = await einladungSperren(tx, guid, sub)
    if (e === undefined) throw absagen(BEKUNDUNG.einladungFehlt)
    erlauben(e, eingang)
    const jetzt = clock.now()
    await einladungenBeenden(tx, { nach: 'VERZICHTET', jetzt, einladung: guid })
    await protokollieren(tx, {
      unternehmenGuid: e.unternehmen_guid,
      sub,
      handlung: 'einladungVerzichten',
      objektGuid: guid,
    })
    return einladungAnsicht({ ...e, status: 'VERZICHTET' }, jetzt)
  })
