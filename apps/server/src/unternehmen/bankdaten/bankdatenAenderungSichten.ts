import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { BankdatenAenderung } from '@foerderportal/contract/unternehmen/bank/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { bankSchreibenPruefen } from '../bank/bankSchreibenPruefen.ts'
import { bankdatenAenderungLaden, gesehenEinfuegen, type Genannt } from '../kern/bankdaten.ts'
import { bankdatenAenderung } from '../kern/view.ts'

const EIGENE =
  'Diese Bankverbindung haben Sie selbst geändert. Jemand anderes aus der Sachbearbeitung sieht sie an.'

type Sichten = Genannt & { readonly principal: Pick<Principal, 'sub' | 'vorname' | 'nachname'> }

/** S1-08. Twice, or by two people at once, is the same as once: the first stays. */
export const bankdatenAenderungSichten = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { principal: { sub, vorname, nachname }, ...genannt }: Sichten,
): Promise<BankdatenAenderung> =>
  db.transaction().execute(async (tx) => {
    const zeile = await bankdatenAenderungLaden(tx, genannt)
    if (zeile === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
    if (zeile.von === sub) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENE)
    await bankSchreibenPruefen(tx, sub, genannt.unternehmenGuid)
    const neu = await gesehenEinfuegen(tx, zeile, { sub, name: `${vorname} ${nachname}`, am: clock.now() })
    if (neu)
      await protokollieren(tx, {
        unternehmenGuid: genannt.unternehmenGuid,
        sub,
        handlung: 'bankdatenAenderungSichten',
        objektGuid: genannt.id,
      })
    return bankdatenAenderung((await bankdatenAenderungLaden(tx, genannt)) ?? zeile)
  })
