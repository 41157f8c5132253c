import * as vertrag from '@foerderportal/contract/shared/konfiguration'
import type { FastifyInstance } from 'fastify'
import { auszahlungenZaehlen, laeufeVorgelegt, pruefungenVorgelegt } from './auszahlung/public.ts'
import { registerAuszahlung } from './auszahlung/routes.ts'
import { registerFragebogen } from './fragebogen/routes.ts'
import { registerIdentifizierung } from './identifizierung/routes.ts'
import { rundenVorgelegt } from './interessenbekundung/public.ts'
import { registerInteressenbekundung } from './interessenbekundung/routes.ts'
import { unbeantworteteZaehlen } from './mitteilungen/public.ts'
import { registerMitteilungen } from './mitteilungen/routes.ts'
import { personenNamen } from './nutzer/public.ts'
import { registerNutzer } from './nutzer/routes.ts'
import { idpRouten } from './oidc/routes.ts'
import { registerCms } from './platform/cms/registerCms.ts'
import { registerDateien } from './platform/files/routes.ts'
import { mitKopf, tueren } from './platform/http/tueren.ts'
import type { Services } from './platform/services.ts'
import { registerVorfuehrung } from './platform/vorfuehrung/registerVorfuehrung.ts'
import { registerVerzeichnis } from './verzeichnis/routes.ts'
import { registerUnternehmen } from './unternehmen/routes.ts'
import { freigabenWarten, registerFreigaben } from './platform/vieraugen/freigabenRoutes.ts'
import { version } from './version.ts'
import {
  antragskunde,
  demoEinladung,
  entscheidungenVorgelegt,
  faelleZaehlen,
  mitzeichnungenAbgeben,
} from './zuwendung/public.ts'
import { registerZuwendung } from './zuwendung/routes.ts'

/** Name and addresses of the operator, for the SPA's first screen. */
const registerKonfiguration = (app: FastifyInstance, services: Services): void => {
  const { portalName, bankName, bankNameNominativ, bankUrl, bankEmail, bankTelefon, impressumUrl } =
    services.config
  const { demo, demoOeffentlich } = services.config
  const dateiMaxMb = services.config.dateiMaxBytes / 1024 / 1024
  const bank = { bankName, bankNameNominativ, bankUrl, bankEmail, bankTelefon, impressumUrl }
  const konfiguration = { portalName, ...bank, dateiMaxMb, demo, demoOeffentlich, version }
  tueren(app, services, services, vertrag, {
    konfigurationLesen: () => mitKopf(konfiguration, { 'cache-control': 'public, max-age=60' }),
  })
}

/** What lies before a second person in the slices (S9-04); acts on rounds lie in the table of all kinds (ADR 0126). */
export const FREIGABEQUELLEN = [
  entscheidungenVorgelegt,
  rundenVorgelegt,
  pruefungenVorgelegt,
  laeufeVorgelegt,
] as const

/** What waits for the bank's people, slice by slice (S9-14). */
const WARTENDE = [
  faelleZaehlen,
  auszahlungenZaehlen,
  freigabenWarten({ quellen: FREIGABEQUELLEN }),
  unbeantworteteZaehlen,
] as const

/** All calls of the portal on one page: platform first, then the slices. */
export const registerPortal = (app: FastifyInstance, services: Services): void => {
  registerKonfiguration(app, services)
  idpRouten(app, services)
  registerCms(app, services)
  registerDateien(app, services)
  registerVorfuehrung(app, services)
  registerFreigaben(app, services, { personenNamen, quellen: FREIGABEQUELLEN })
  registerNutzer(app, services)
  registerIdentifizierung(app, services)
  registerUnternehmen(app, services, {
    nachAnlegen: [demoEinladung(services)],
    nachEntfernen: [mitzeichnungenAbgeben],
  })
  registerZuwendung(app, services, WARTENDE)
  registerInteressenbekundung(app, services)
  registerAuszahlung(app, services)
  registerMitteilungen(app, services)
  registerFragebogen(app, services, antragskunde(services))
  registerVerzeichnis(app, services)
}
