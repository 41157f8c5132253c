import { Refused } from '@foerderportal/client/testing/answers'
import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import { identifizierungLesen } from '@foerderportal/contract/identifizierung/routes'
import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { KEIN_NUTZER } from '@foerderportal/contract/nutzer/problems'
import {
  nutzerAendern,
  nutzerAnlegen,
  nutzerLesen,
  nutzerStatusLesen,
} from '@foerderportal/contract/nutzer/routes'
import type { NutzerEingabe, NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import {
  unternehmenAendern,
  unternehmenAnlegen,
  unternehmenLesen,
} from '@foerderportal/contract/unternehmen/routes'
import type { UnternehmenEingabe, UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { same } from '@foerderportal/values/same'
import { GP_NR, unternehmen } from './companies.ts'
import { alsEmail, nutzerVon, statusVon, tokenVon, type Person } from './people.ts'
import type { Portal } from './portal.ts'

type Nutzer = NutzerHuelle['value']
type Unternehmen = UnternehmenHuelle['value']

type Huelle<V> = { readonly guid: string; readonly value: V }

/** A new snapshot, unless nothing has changed. */
const huelle = <V>(value: V, bisher: Huelle<V> | undefined): Huelle<V> =>
  bisher !== undefined && same(bisher.value, value) ? bisher : { guid: crypto.randomUUID(), value }

/** S11-05: whoever builds on an older one than the current is refused. */
const aktuell = (guid: string, jetzt: { readonly guid: string }): void => {
  if (guid !== jetzt.guid) throw new Refused(ALLGEMEIN.konkurrierend)
}

/** With what the server knows better. */
const alsNutzer = (eingabe: NutzerEingabe, wer: Person, identifiziert: boolean): Nutzer => {
  const vomServer = {
    email: alsEmail(wer.username),
    username: wer.username,
    identifiziert,
    identifizierungsUrl: null,
    unternehmenGpNr: null,
    videoDownloadStatus: null,
    videoDownloadStatusChangeDate: null,
  }
  return eingabe.type === 'GpNutzer'
    ? { ...eingabe, ...vomServer, gpAdmin: true }
    : { ...eingabe, ...vomServer }
}

/** What the server keeps of the person. S2-01: a new name is not identified any more. */
const nutzerBedienen = (
  portal: Portal,
  wer: Person,
  anfangs: NutzerHuelle | undefined,
  gpNr: () => string | null,
) => {
  const { server } = portal
  let nutzer = anfangs
  const bekannt = (): NutzerHuelle => {
    if (nutzer === undefined) throw new Refused(KEIN_NUTZER)
    return nutzer
  }
  const ablegen = (eingabe: NutzerEingabe): NutzerHuelle => {
    const alt = nutzer?.value
    const derselbe = alt?.vorname === eingabe.vorname && alt.nachname === eingabe.nachname
    const { vorname, nachname } = eingabe
    portal.provider.user = tokenVon({ ...wer, vorname, nachname })
    return (nutzer = huelle(alsNutzer(eingabe, wer, derselbe && alt.identifiziert), nutzer))
  }
  server.serve(nutzerLesen, () => {
    const { guid, value } = bekannt()
    return { body: { guid, value: { ...value, unternehmenGpNr: gpNr() } } }
  })
  server.serve(nutzerAnlegen, ({ body }) => ({ body: ablegen(body) }))
  server.serve(nutzerAendern, ({ query, body }) => {
    aktuell(query.guid, bekannt())
    return { body: ablegen(body) }
  })
  return {
    bekannt,
    lesen: () => bekannt().value,
    /** By the same person in another window. Only fields that both kinds have are changed. */
    anderswo: (angaben: Partial<NutzerEingabe>) =>
      void ablegen({ ...bekannt().value, ...angaben } as NutzerEingabe),
  }
}

const alsUnternehmen = (eingabe: UnternehmenEingabe): Unternehmen => ({ ...eingabe, gpNr: GP_NR })

const unternehmenBedienen = ({ server }: Portal, anfangs: ReadonlyMap<string, UnternehmenHuelle>) => {
  const alle = new Map(anfangs)
  const bekannt = (id: string): UnternehmenHuelle => {
    const eines = alle.get(id)
    if (eines === undefined) throw new Refused(ALLGEMEIN.keineBerechtigung)
    return eines
  }
  const ablegen = (id: string, value: Unternehmen): UnternehmenHuelle => {
    alle.set(id, huelle(value, alle.get(id)))
    return bekannt(id)
  }
  server.serve(unternehmenLesen, ({ params }) => ({ body: bekannt(params.companyId) }))
  server.serve(unternehmenAnlegen, ({ body }) => ({
    body: ablegen(crypto.randomUUID(), alsUnternehmen(body)),
  }))
  server.serve(unternehmenAendern, ({ params, query, body }) => {
    aktuell(query.guid, bekannt(params.companyId))
    return { body: ablegen(params.companyId, alsUnternehmen(body)) }
  })
  return {
    status: () => [...alle].map(([id, { value }]) => ({ id, name: value.name, type: value.type })),
    lesen: (id: string) => bekannt(id).value,
    alle: () => [...alle.values()].map(({ value }) => value),
    /** By somebody else who administers it. */
    anderswo: (id: string, angaben: Partial<UnternehmenEingabe>) =>
      void ablegen(id, { ...bekannt(id).value, ...angaben } as Unternehmen),
  }
}

/** Of a company that is new there are no cases yet. */
const nochNichts = ({ server }: Portal): void => {
  for (const route of [antragUebersichtLesen, auszahlungUebersichtLesen, bekundungUebersichtLesen])
    server.serve(route, () => ({ body: [] }))
  server.answer(identifizierungLesen, 200, {
    stand: 'NICHT_BEGONNEN',
    seit: null,
    identifizierungsUrl: `${location.origin}/identifizierung/starten/probe`,
  })
}

/**
 * A person and the companies as the server keeps them: everything that is saved is there when it is read again.
 * `neu`: an account of which the portal knows nothing yet. `ohneVorgaenge`: no case has been begun.
 */
export const kundendienst = (portal: Portal, wer: Person, { neu = false, ohneVorgaenge = false } = {}) => {
  const firmen = unternehmenBedienen(
    portal,
    new Map(wer.firmen.map((firma) => [firma.id, unternehmen(firma)])),
  )
  // the number of the only one
  const gpNr = () => (firmen.alle().length === 1 ? GP_NR : null)
  const nutzer = nutzerBedienen(portal, wer, neu ? undefined : nutzerVon(wer), gpNr)
  if (neu || ohneVorgaenge) nochNichts(portal)
  portal.server.serve(nutzerStatusLesen, () => {
    const { vorname, nachname, agiertFuerMehrereUnternehmen } = nutzer.bekannt().value
    const status = { ...statusVon(wer), vorname, nachname, agiertFuerMehrereUnternehmen }
    return { body: { ...status, unternehmenStatus: firmen.status() } }
  })
  return { nutzer, firmen }
}
export type Kundendienst = ReturnType<typeof kundendienst>
