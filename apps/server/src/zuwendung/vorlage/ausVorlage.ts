import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { alleDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { Vorlage } from '@foerderportal/contract/zuwendung/antrag/vorlage'
import type { Tx } from '../../platform/database/database.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import type { Eintrag } from '../kern/repository.ts'
import { vorlageFinden, type VorlageRow } from './vorlagen.ts'
import type { Umstaende } from './vorlageTeil.ts'
import { istErgiebig, vorlageUebernehmen } from './vorlageUebernehmen.ts'

type Wunsch = {
  /** Of the earlier application. */
  readonly guid: string
  readonly unternehmenGuid: string
  readonly eintrag: Eintrag
  readonly frisch: AntragFormular
  readonly programm: ProgrammDaten
}

const umstaende = async ({ clock }: Services, tx: Tx, w: Wunsch, alt: AntragFormular): Promise<Umstaende> => {
  const guids = [...new Set(alleDateien(alt).map(({ uuid }) => uuid))]
  return {
    heute: tagInBerlin(clock.now()),
    programm: w.programm,
    erlaubteKategorien: w.eintrag.kategorien,
    mitglieder: new Set((await mitgliederLaden(tx, w.unternehmenGuid)).map(({ sub }) => sub)),
    dateien: new Map((await dateienLesen(tx, guids)).map((datei) => [datei.uuid, datei])),
  }
}

const eignungPruefen = ({ ge_nr, programm, formular }: VorlageRow, { eintrag }: Wunsch): void => {
  if (programm !== eintrag.programm)
    throw nichtMoeglich(
      `Der Antrag ${ge_nr} gehört zu einem anderen Förderprogramm. Wählen Sie einen früheren Antrag desselben Programms.`,
    )
  if (!istErgiebig(formular))
    throw nichtMoeglich(
      `Im Antrag ${ge_nr} steht noch nichts, was sich übernehmen lässt. Beginnen Sie mit einem leeren Antrag.`,
    )
}

/** The fresh form with what still holds of an earlier application of the same company, and what is to be said of it. */
export const ausVorlage = async (
  services: Services,
  tx: Tx,
  w: Wunsch,
): Promise<{ formular: AntragFormular; vorlage: Vorlage }> => {
  const alt = gefunden(await vorlageFinden(tx, w.guid, w.unternehmenGuid))
  eignungPruefen(alt, w)
  const { formular, uebernommen, notizen } = vorlageUebernehmen(
    w.frisch,
    alt.formular,
    await umstaende(services, tx, w, alt.formular),
  )
  const vom = (alt.eingegangen_am ?? alt.geaendert_am).toISOString()
  return { formular, vorlage: { geNr: alt.ge_nr, vom, uebernommen: [...uebernommen], notizen: [...notizen] } }
}
