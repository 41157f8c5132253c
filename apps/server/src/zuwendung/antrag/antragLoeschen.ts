import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { entscheidungVerwerfen } from '../entscheidung/entscheidungVerwerfen.ts'
import { eingangLesen } from '../../platform/einreichung/eingangLesen.ts'
import { letzteEinreichung, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { versionPruefen } from '../kern/antragDokument.ts'
import { mitzeichnungAbsagen } from '../../platform/mitzeichnung/mitzeichnungBeenden.ts'
import { ANTRAG_MITZEICHNUNG } from '../mitzeichnung/antragMitzeichnung.ts'
import { erlauben, gefunden } from '../kern/policy.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import {
  antragSperren,
  geschaeftEntfernen,
  geschaeftZurueckziehen,
  type AntragRow,
} from '../kern/repository.ts'
import { rueckzugMelden } from './rueckzugMelden.ts'
import { antragAnsicht, type Antwort } from '../kern/view.ts'

export type Loeschen = { readonly sub: string; readonly guid: string; readonly ifMatch: number | undefined }

/** What was never sent is removed; what the bank has seen is withdrawn, and kept on its side (S4-10). */
const entfernen = async (
  services: Services,
  tx: Tx,
  antrag: AntragRow,
  { sub, einreichung }: { readonly sub: string; readonly einreichung: EinreichungRow | undefined },
): Promise<'antragLoeschen' | 'antragZurueckziehen'> => {
  erlauben(einreichung === undefined ? 'loeschen' : 'zurueckziehen', antrag)
  if (einreichung === undefined) {
    await geschaeftEntfernen(tx, antrag.geschaeft_guid)
    return 'antragLoeschen'
  }
  const jetzt = services.clock.now()
  await geschaeftZurueckziehen(tx, antrag.geschaeft_guid, jetzt)
  await entscheidungVerwerfen(tx, { antrag, sub, jetzt })
  await rueckzugMelden(services, tx, antrag, { einreichung, jetzt })
  return 'antragZurueckziehen'
}

/** Deletes a draft or withdraws an application (R7.2-30); answers the form as it was, no longer editable. */
export const antragLoeschen = async (
  services: Services,
  { sub, guid, ifMatch }: Loeschen,
): Promise<Antwort> => {
  const programme = await programmeLesen(services)
  return services.db.transaction().execute(async (tx) => {
    const antrag = gefunden(await antragSperren(tx, guid, sub))
    versionPruefen(antrag, ifMatch)
    const einreichung = await letzteEinreichung(tx, guid)
    await mitzeichnungAbsagen(services, tx, ANTRAG_MITZEICHNUNG, { dokument: antrag, sub })
    const handlung = await entfernen(services, tx, antrag, { sub, einreichung })
    await protokollieren(tx, { unternehmenGuid: antrag.unternehmen_guid, sub, handlung, objektGuid: guid })
    const programm = geltendesProgramm(
      programme,
      antrag.programm,
      einreichung?.erstmals_am ?? services.clock.now(),
    )
    const eingang = einreichung === undefined ? null : await eingangLesen(tx, einreichung)
    return {
      body: antragAnsicht(antrag, programm, { aenderbar: false, eingang }),
      version: antrag.version,
    }
  })
}
