import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import {
  alsFoerderprogramme,
  type ProgrammDaten,
} from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import { fragebogenVon } from './antragFragebogen.ts'
import type { AntragRow } from './repository.ts'
import { vorhabenbeginnVon } from './view.ts'

type Quelle = Pick<AntragRow, 'kategorien' | 'vorhabenbeginn_ab'> & Partial<Pick<AntragRow, 'befragungen'>>

/** What an application is judged against at a moment: the day in Berlin, the programme of that day, and what its case may do. */
export const kontextAm = (antrag: Quelle, programm: ProgrammDaten, moment: Date): AntragKontext => ({
  heute: tagInBerlin(moment),
  kategorien: alsFoerderprogramme(programm, { art: null, groesse: null }),
  erlaubteKategorien: antrag.kategorien,
  moeglicheAntragstellerArten: programm.antragstellerArten,
  moeglicheRechtsformen: programm.rechtsformen,
  vorhabenbeginn: vorhabenbeginnVon(antrag, programm),
  unterlagen: programm.unterlagen,
  // Of what does not exist yet nothing is known.
  fragebogen: antrag.befragungen ? fragebogenVon({ befragungen: antrag.befragungen }, programm) : null,
})
