import { demoAuszahlung, demoKlimabilanz, demoZahllauf } from '../auszahlung/public.ts'
import { demoFragebogen } from '../fragebogen/public.ts'
import { demoInteressenbekundung, demoRunden } from '../interessenbekundung/public.ts'
import { demoMitteilungen } from '../mitteilungen/public.ts'
import { demoBankpersonen, demoNutzer } from '../nutzer/public.ts'
import { DEMO_SUB, demoBenutzer, demoKonten, type DemoBenutzer } from '../oidc/demo.ts'
import type { Services } from '../platform/services.ts'
import { demoUnternehmen } from '../unternehmen/public.ts'
import { demoAdressen } from '../verzeichnis/public.ts'
import { demoFaelle, demoZuwendung } from '../zuwendung/public.ts'

/** The demo world (rule W-01): made on the first start with DEMO=1; later starts add only what is missing. */
export const demoWelt = async (services: Services): Promise<void> => {
  const { db, clock, config } = services
  const jetzt = clock.now()
  await db.transaction().execute(async (tx) => {
    // A Keycloak has accounts of its own; those with the same ids belong to this world.
    if (config.oidc === undefined) await demoKonten(tx)
    await demoNutzer(tx, DEMO_SUB, jetzt)
    await demoUnternehmen(tx, DEMO_SUB, jetzt)
    await demoInteressenbekundung(tx, jetzt)
    await demoZuwendung(services, tx, DEMO_SUB['petra.programme'])
    await demoAuszahlung(services, tx, {
      vorbereitetVon: DEMO_SUB['sabine.sachbearbeitung'],
      freigegebenVon: DEMO_SUB['frank.freigabe'],
    })
    const personen = { lena: DEMO_SUB['lena.lindenau'], bank: DEMO_SUB['sabine.sachbearbeitung'] }
    await demoMitteilungen(tx, personen, jetzt)
    await demoFragebogen(tx, { lena: personen.lena, bank: DEMO_SUB['petra.programme'] }, jetzt)
    await demoAdressen(tx)
  })
}

/** After `demoWelt`: cases in every state for the bank to work on. Later starts leave them as they are. */
export const demoVorrat = async (services: Services): Promise<void> => {
  const bank = demoBenutzer()
    .filter(({ rollen }) => rollen.includes('SACHBEARBEITUNG_LESEN'))
    .map((person) => ({ ...person, name: `${person.vorname} ${person.nachname}` }))
  const mitName = (benutzername: DemoBenutzer) => {
    const sub = DEMO_SUB[benutzername]
    return { sub, name: bank.find(({ id }) => id === sub)?.name ?? benutzername }
  }
  const { db, clock } = services
  await db.transaction().execute((tx) => demoBankpersonen(tx, bank, clock.now()))
  const [sabine, frank] = [mitName('sabine.sachbearbeitung'), mitName('frank.freigabe')]
  const wirksame = await demoFaelle(services, { sabine, frank })
  await demoKlimabilanz(services, { vorbereitetVon: sabine.sub, freigegebenVon: frank.sub }, wirksame)
  await demoRunden(services, { petra: DEMO_SUB['petra.programme'], frank: DEMO_SUB['frank.freigabe'] })
  // The last: what stands out of it depends on every company that there is.
  await demoZahllauf(services, DEMO_SUB['sabine.sachbearbeitung'])
}
