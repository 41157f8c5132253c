import type { PruefungAntwort } from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import { korrekturVerwerfen } from '../../fragebogen/public.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { gesendeteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import { mitzeichnungBeenden } from '../../platform/mitzeichnung/mitzeichnungBeenden.ts'
import type { Services } from '../../platform/services.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import {
  formularZuruecksetzen,
  nachforderungAufgeben,
  nachforderungErledigen,
} from '../kern/nachforderungen.ts'
import { statusSetzen } from '../kern/repository.ts'
import { bankAntragSperren, bankErlauben, type BankAntrag } from '../zugang/bankFall.ts'
import { offeneVerlangen } from './offeneVerlangen.ts'
import { ruecknahmeMelden } from './nachforderungMelden.ts'

type Zuruecknehmen = { readonly sub: string; readonly guid: string; readonly grund: string }

const aufgeben = async (
  services: Services,
  tx: Tx,
  antrag: BankAntrag,
  { sub, grund }: Zuruecknehmen,
): Promise<void> => {
  const jetzt = services.clock.now()
  const { guid } = offeneVerlangen(antrag)
  const einreichung = await gesendeteEinreichung(tx, antrag.guid)
  await nachforderungAufgeben(tx, guid, { entwurf: antrag.formular, grund, sub, jetzt })
  await formularZuruecksetzen(tx, antrag.guid, { formular: gesendetesFormular(einreichung), jetzt })
  await nachforderungErledigen(tx, antrag.guid, jetzt)
  await mitzeichnungBeenden(tx, antrag, jetzt)
  await korrekturVerwerfen(tx, { antragGuid: antrag.guid, unternehmenGuid: antrag.unternehmen_guid, sub })
  await protokollieren(tx, {
    unternehmenGuid: antrag.unternehmen_guid,
    sub,
    handlung: 'nachforderungZuruecknehmen',
    objektGuid: antrag.guid,
    angaben: { nachforderung: guid, grund },
  })
  await ruecknahmeMelden(services, tx, antrag, { guid, eingereichtVon: einreichung.eingereicht_von })
}

/** The bank does not wait any more, and goes on with what was sent last (S9-03). */
export const nachforderungZuruecknehmen = async (
  services: Services,
  z: Zuruecknehmen,
): Promise<PruefungAntwort> =>
  services.db.transaction().execute(async (tx) => {
    const antrag = await bankAntragSperren(tx, z.guid, z.sub)
    bankErlauben('nachforderungZuruecknehmen', antrag)
    await aufgeben(services, tx, antrag, z)
    const jetzt = services.clock.now()
    const geschaeftStatus = await statusSetzen(tx, antrag.geschaeft_guid, 'nachforderungZuruecknehmen', jetzt)
    return { geschaeftStatus, seit: jetzt.toISOString() }
  })
