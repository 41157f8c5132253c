import type * as vertrag from '@foerderportal/contract/fragebogen/bank/routes'
import { definitionPruefen } from '@foerderportal/contract/fragebogen/pruefung/definitionPruefen'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import { fassungStaende, type FassungAktion } from '@foerderportal/contract/fragebogen/staende'
import { versionPruefen } from '../../platform/dokument/dokument.ts'
import { handeln, handelnIn, type Gelesen, type Handlungsart } from '../../platform/handlung/handeln.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { fassungAnsicht, fassungFinden, nichtMoeglich, type FassungAntwort } from './fassungAnsicht.ts'
import {
  definitionSchreiben,
  fassungAustauschen,
  fassungEntfernen,
  fassungSperren,
  type FassungRow,
} from './fassungen.ts'

type Fassungsaufruf = { readonly sub: string; readonly guid: string }
type Aendern = Fassungsaufruf & Gelesen
type Dienste = Pick<Services, 'db' | 'clock'>

const FASSUNG: Handlungsart<Dienste, Fassungsaufruf, FassungRow, FassungAktion> = {
  laden: async (tx, _dienste, { guid }) => {
    const fassung = await fassungSperren(tx, guid)
    if (fassung === undefined) throw absagen(FRAGEBOGEN.fehlt)
    return fassung
  },
  hindernis: (aktion, { stand }) => fassungStaende.hindernis(aktion, stand, ['BANK']),
  nichtMoeglich,
  fassung: (_tx, fassung, ifMatch) => versionPruefen({ was: 'Entwurf' }, fassung, ifMatch),
  eintrag: ({ guid }, { sub }) => ({ unternehmenGuid: null, sub, objektGuid: guid }),
}

const fassungHandeln = handeln({
  ...FASSUNG,
  antwort: async (tx, { guid }): Promise<FassungAntwort> => fassungAnsicht(tx, await fassungFinden(tx, guid)),
})

/** S8-01: saves a draft, gaps and all. */
export const fassungSpeichern = (
  services: Dienste,
  { person: { sub }, params: { guid }, body: definition, ifMatch }: Aufruf<typeof vertrag.fassungSpeichern>,
): Promise<FassungAntwort> =>
  fassungHandeln(services, { sub, guid, ifMatch }, 'fassungSpeichern', async (tx, { version }) => {
    await definitionSchreiben(tx, guid, { definition, sub, jetzt: services.clock.now() })
    return { version: version + 1 }
  })

/** S9-05: nothing with a dead end is published; what is, replaces the version before. */
export const fassungVeroeffentlichen = (services: Dienste, aufruf: Aendern): Promise<FassungAntwort> =>
  fassungHandeln(services, aufruf, 'fassungVeroeffentlichen', async (tx, entwurf) => {
    const befunde = definitionPruefen(entwurf.definition)
    if (befunde.length > 0)
      throw nichtMoeglich(`Beheben Sie zuerst, was die Prüfung nennt: ${befunde[0]?.text}`)
    const abgeloest = await fassungAustauschen(tx, entwurf, { sub: aufruf.sub, jetzt: services.clock.now() })
    return { nummer: entwurf.nummer, ...(abgeloest && { abgeloest }) }
  })

export const fassungVerwerfen = (services: Dienste, aufruf: Aendern): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const aktion = 'fassungVerwerfen'
    await handelnIn(FASSUNG)(tx, services, { ...aufruf, aktion }, async (_tx, entwurf) => {
      await fassungEntfernen(tx, entwurf)
      return { nummer: entwurf.nummer }
    })
  })
