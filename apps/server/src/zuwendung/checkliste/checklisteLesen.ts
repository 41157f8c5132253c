import type { Produktgruppe } from '@foerderportal/contract/shared/produktgruppe'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { checklisteErstellen } from '@foerderportal/contract/zuwendung/antrag/checkliste/checkliste'
import type { Checkliste } from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteSchema'
import { programmDer } from '@foerderportal/contract/zuwendung/kern/programm/produktgruppe'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import type { Principal } from '../../platform/auth/principal.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliedPruefen, unternehmenLaden } from '../../unternehmen/public.ts'
import { kontextAm } from '../kern/kontext.ts'
import { neuesFormular } from '../kern/neuesFormular.ts'
import { gefunden } from '../kern/policy.ts'
import { programmAm, programmeLesen } from '../kern/programmLesen.ts'
import { zeitraumVon } from '../kern/zeitraum.ts'
import { anlassLesen, type Anlass } from './anlassLesen.ts'

export type ChecklisteFuer = {
  readonly principal: Pick<Principal, 'sub' | 'vorname' | 'nachname' | 'email'>
  readonly unternehmenGuid: string
  /** Guid of the overview's entry; without it the programme in general. */
  readonly einladung?: string | undefined
  readonly produktgruppe?: Produktgruppe | undefined
}

/** Without an invitation the programme in general: all its categories, and nothing ends. */
const imAllgemeinen = (produktgruppe: Produktgruppe | undefined) =>
  ({
    programm: programmDer(produktgruppe),
    bezeichnung: null,
    kategorien: null,
    von: null,
    bis: null,
  }) as const

const anlassVon = async (
  { db }: Services,
  f: ChecklisteFuer,
): Promise<Anlass | ReturnType<typeof imAllgemeinen>> => {
  if (f.einladung === undefined) return imAllgemeinen(f.produktgruppe)
  const anlass = await anlassLesen(db, f.unternehmenGuid, f.einladung)
  if (anlass === undefined) throw absagen(ZUWENDUNG.einladungFehlt)
  return anlass
}

/** What an application of the company will ask for (S4-06): the form as it would be begun, asked before it exists. */
export const checklisteLesen = async (services: Services, f: ChecklisteFuer): Promise<Checkliste> => {
  const { db, clock } = services
  await mitgliedPruefen(db, f.principal.sub, f.unternehmenGuid)
  const anlass = await anlassVon(services, f)
  const jetzt = clock.now()
  const programm = programmAm(await programmeLesen(services), anlass.programm, tagInBerlin(jetzt))
  if (programm === undefined) throw absagen(ZUWENDUNG.einladungFehlt, 'Zurzeit gibt es kein Förderprogramm.')
  const stand = gefunden(await unternehmenLaden(db, f.unternehmenGuid))
  const formular = neuesFormular(anlass.programm, stand, f.principal)
  const kategorien = anlass.kategorien ?? programm.kategorien.map(({ id }) => id)
  const kontext = kontextAm({ kategorien, vorhabenbeginn_ab: null }, programm, jetzt)
  return checklisteErstellen(
    { formular, programm, kontext },
    {
      titel: anlass.bezeichnung ?? programm.titel,
      einladung: f.einladung ?? null,
      erfassungsZeitraum: zeitraumVon(anlass),
    },
  )
}
