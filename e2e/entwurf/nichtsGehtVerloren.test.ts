import { antragLesen, antragSpeichern } from '@foerderportal/contract/zuwendung/routes'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { angemeldet } from '../src/api.ts'
import { istGespeichert } from '../src/antrag/assistent.ts'
import { anmeldeformularAbsenden, anmeldenImBrowser, kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import {
  AUF_DIESEM_GERAET,
  eigenmittel,
  eintragungen,
  finanzamt,
  geburtsdatum,
  gespeichert,
  haupttaetigkeit,
  kopieIstBereit,
  nichtVorladen,
  OFFLINE,
  speicherstand,
  telefon,
  TEXT,
  tippenWaehrend,
  UNLESBAR,
  wiederhergestellt,
} from '../src/antrag/entwurf.ts'
import { BERATER, entwurfVon, vollerFall, type Fall } from '../src/antrag/fall.ts'
import { neueFassungInstallieren } from '../src/portal/neueFassung.ts'
import { portalStarten, type Portal } from '../src/portal/portalStarten.ts'

/** Which version of the portal runs in this window. */
const fassung = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute('src'))

const NUMMER = '0461 123456, nur vormittags'

/** A page of the wizard in a new window of the same browser, as after a crash. */
const neuesFenster = async (page: Page, pfad: string): Promise<Page> => {
  const neu = await page.context().newPage()
  await oeffnen(neu, pfad)
  return neu
}

/**
 * The tab is gone without a word: no save, no question of the browser. While it closes, a window is online again for a
 * moment, hears of it and would still save.
 */
const abstuerzen = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => undefined)
  })
  await page.close({ runBeforeUnload: false })
}

const antragOeffnen = async (page: Page, baseURL = '', seite = 'antragsteller'): Promise<Fall> => {
  const fall = await vollerFall(baseURL)
  await anmeldenImBrowser(page, baseURL, BERATER, fall.pfad(seite))
  await kopieIstBereit(page)
  return fall
}

/**
 * The other steps come one by one after the first key, with a rest between them (loadInRest); this is the last. The
 * clock of the page makes the rests short, so it can't be asked what has come.
 */
const alleSchritteDa = (page: Page) => {
  let da = false
  page.on('requestfinished', (anfrage) => {
    da ||= /\/Zusammenfassung-[^/]*\.js$/.test(anfrage.url())
  })
  return () =>
    expect(async () => {
      await page.clock.fastForward('00:05')
      expect(da).toBe(true)
    }).toPass({ intervals: [200] })
}

test.describe('(a) der Server stirbt, während jemand tippt', () => {
  let portal: Portal
  let neueFassung: string | undefined

  const toeten = async () => {
    const ende = once(portal.prozess, 'exit')
    portal.prozess.kill('SIGKILL')
    await ende
  }
  const wiederStarten = async (wo: { wurzel?: string } = {}) => {
    const { datenVerzeichnis, url } = portal
    portal = await portalStarten({
      datenVerzeichnis,
      port: Number(new URL(url).port),
      env: { DEMO: '1' },
      ...wo,
    })
  }

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    portal = await portalStarten({ env: { DEMO: '1' } })
  })
  test.afterAll(async () => {
    await portal.entfernen()
    if (neueFassung !== undefined) await rm(neueFassung, { recursive: true })
  })

  test('[S10-03] der Antrag: kein Zeichen fehlt, auch nicht, was kein Server annimmt', async ({ page }) => {
    await page.clock.install()
    const fall = await antragOeffnen(page, portal.url)
    const vorgeladen = alleSchritteDa(page)
    await haupttaetigkeit(page).press('x')
    await vorgeladen()
    await tippenWaehrend(haupttaetigkeit(page), TEXT, toeten)
    await speicherstand(page, OFFLINE)
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await expect(titel(page, 'Unternehmensgröße')).toBeVisible()
    await page.getByRole('link', { name: 'Finanzierung' }).click()
    await eigenmittel(page).fill(UNLESBAR)
    await wiederStarten()
    // The portal asks again by itself, ever more slowly; nobody touches a key.
    await expect(page.locator('.p-leiste__stand')).toHaveText(/^gespeichert um/, { timeout: 60_000 })
    expect((await gespeichert(fall)).haupttaetigkeit).toBe(TEXT)
    await abstuerzen(page)
    const neu = await neuesFenster(page, new URL(fall.pfad('finanzierung'), portal.url).href)
    await expect(wiederhergestellt(neu)).toBeVisible()
    await expect(eigenmittel(neu)).toHaveValue(UNLESBAR)
  })

  test('[S10-03] der Antrag: eine neue Fassung des Portals wird installiert; neu geladen wird erst, wenn nichts verloren geht', async ({
    page,
  }) => {
    await page.clock.install()
    await nichtVorladen(page)
    // Neither the device nor the server takes what is typed, until both versions have spoken.
    await page.route('**/assets/geraet-*.js', (route) => route.abort())
    const fall = await antragOeffnen(page, portal.url)
    await page.route('**/zuschussantrag/formular', (route) => route.abort())
    const vorher = await fassung(page)
    const wurzel = await neueFassungInstallieren()
    neueFassung = wurzel
    await tippenWaehrend(haupttaetigkeit(page), TEXT, async () => {
      await portal.stoppen()
      await wiederStarten({ wurzel })
    })
    await page.getByRole('link', { name: 'Finanzierung' }).click()
    const hinweis = page.getByRole('status').filter({ hasText: 'Das Portal wurde gerade erneuert' })
    await expect(hinweis).toBeVisible()
    await page.clock.runFor('00:20')
    await expect(hinweis).toBeVisible()
    expect(await fassung(page)).toBe(vorher)
    await page.unrouteAll({ behavior: 'wait' })
    await page.clock.runFor('01:00')
    await expect(eigenmittel(page)).toBeVisible()
    expect(await fassung(page)).not.toBe(vorher)
    expect((await gespeichert(fall)).haupttaetigkeit).toBe(TEXT)
    await page.getByRole('link', { name: 'Antragsteller' }).click()
    await expect(haupttaetigkeit(page)).toHaveValue(TEXT)
  })

  test('[S10-03] die Registrierung: kein Zeichen fehlt, auch kein halbes Datum', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: portal.url, locale: 'de-DE' })
    const page = await context.newPage()
    await kontoAnlegen(page)
    await kopieIstBereit(page)
    await geburtsdatum(page).fill('24.03.')
    await tippenWaehrend(telefon(page), NUMMER, toeten)
    await speicherstand(page, AUF_DIESEM_GERAET)
    await abstuerzen(page)
    await wiederStarten()
    const neu = await neuesFenster(page, '/registrierung/nutzer')
    await expect(wiederhergestellt(neu)).toBeVisible()
    await expect(geburtsdatum(neu)).toHaveValue('24.03.')
    await expect(telefon(neu)).toHaveValue(NUMMER)
    await context.close()
  })
})

test.describe('(b) das Netz ist weg, während jemand tippt', () => {
  test('[S10-03] der Antrag: alles liegt auf dem Gerät, und gespeichert wird, sobald es wieder da ist', async ({
    page,
    context,
    baseURL,
  }) => {
    const fall = await antragOeffnen(page, baseURL)
    await tippenWaehrend(haupttaetigkeit(page), TEXT, () => context.setOffline(true))
    await speicherstand(page, OFFLINE)
    await finanzamt(page).fill('Husum')
    await context.setOffline(false)
    await istGespeichert(page)
    expect(await gespeichert(fall)).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Husum' })
  })

  test('[S10-03] der Antrag: das Fenster geht zu, bevor das Netz wieder da ist', async ({
    page,
    context,
    baseURL,
  }) => {
    const fall = await antragOeffnen(page, baseURL)
    await tippenWaehrend(haupttaetigkeit(page), TEXT, () => context.setOffline(true))
    await speicherstand(page, OFFLINE)
    await abstuerzen(page)
    await context.setOffline(false)
    const neu = await neuesFenster(page, fall.pfad('antragsteller'))
    await expect(wiederhergestellt(neu)).toBeVisible()
    await expect(haupttaetigkeit(neu)).toHaveValue(TEXT)
    await istGespeichert(neu)
    expect((await gespeichert(fall)).haupttaetigkeit).toBe(TEXT)
  })

  test('[S10-03] die Registrierung', async ({ page, context }) => {
    await kontoAnlegen(page)
    await kopieIstBereit(page)
    await geburtsdatum(page).fill('24.')
    await tippenWaehrend(telefon(page), NUMMER, () => context.setOffline(true))
    await speicherstand(page, AUF_DIESEM_GERAET)
    await abstuerzen(page)
    await context.setOffline(false)
    const neu = await neuesFenster(page, '/registrierung/nutzer')
    await expect(wiederhergestellt(neu)).toBeVisible()
    await expect(geburtsdatum(neu)).toHaveValue('24.')
    await expect(telefon(neu)).toHaveValue(NUMMER)
  })
})

test.describe('(c) die Anmeldung endet, während jemand tippt', () => {
  const wiederAnmelden = async (page: Page, benutzername: string, passwort?: string) => {
    await expect(page.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeVisible()
    // Time has passed for this browser only, and a clock that is ten minutes off can't sign in.
    await page.context().clock.setSystemTime(new Date())
    await page.getByRole('button', { name: 'Wieder anmelden' }).click()
    await anmeldeformularAbsenden(page, benutzername, passwort)
  }
  /** Eight minutes of rest and the two of the dialog. */
  const leerlauf = async (page: Page) => {
    await page.context().clock.fastForward('08:10')
    await expect(page.getByRole('alertdialog', { name: 'Achtung' })).toBeVisible()
    await page.context().clock.fastForward('02:00')
  }
  /** Neither the token nor the provider's own session can be renewed. */
  const anmeldungWiderrufen = async (page: Page) => {
    await page.context().clearCookies()
    await page.route('**/protocol/openid-connect/token', (route) =>
      route.request().postData()?.includes('refresh_token')
        ? route.fulfill({ status: 400, json: { error: 'invalid_grant' } })
        : route.continue(),
    )
    await page.context().clock.fastForward('05:00')
  }

  test('[S10-03] der Antrag: nach zehn Minuten Ruhe geht es auf derselben Seite weiter', async ({
    page,
    baseURL,
  }) => {
    await page.context().clock.install()
    const fall = await antragOeffnen(page, baseURL, 'finanzierung')
    await eigenmittel(page).fill(UNLESBAR)
    await leerlauf(page)
    await wiederAnmelden(page, BERATER)
    await expect(titel(page, 'Finanzierung')).toBeVisible()
    expect(page.url()).toContain(fall.pfad('finanzierung'))
    await expect(wiederhergestellt(page)).toBeVisible()
    await expect(eigenmittel(page)).toHaveValue(UNLESBAR)
  })

  test('[S10-03] der Antrag: die Anmeldung wird nicht verlängert, noch bevor gespeichert ist', async ({
    page,
    baseURL,
  }) => {
    await page.context().clock.install()
    const fall = await antragOeffnen(page, baseURL)
    await page.route('**/Zuwendungen/**', (route) => route.fulfill({ status: 401 }))
    await haupttaetigkeit(page).fill('')
    await haupttaetigkeit(page).pressSequentially(TEXT)
    await expect.poll(() => eintragungen(page)).toBe(1)
    await anmeldungWiderrufen(page)
    await expect(page.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeVisible()
    await page.unroute('**/Zuwendungen/**')
    await wiederAnmelden(page, BERATER)
    await expect(haupttaetigkeit(page)).toHaveValue(TEXT)
    await expect(wiederhergestellt(page)).toBeVisible()
    await istGespeichert(page)
    expect((await gespeichert(fall)).haupttaetigkeit).toBe(TEXT)
  })

  for (const [name, enden] of [
    ['nach zehn Minuten Ruhe', leerlauf],
    ['ohne Verlängerung', anmeldungWiderrufen],
  ] as const)
    test(`[S10-03] die Registrierung: ${name} ist nach der Anmeldung alles wieder da`, async ({ page }) => {
      await page.context().clock.install()
      const konto = await kontoAnlegen(page)
      await kopieIstBereit(page)
      await geburtsdatum(page).fill('24.03.')
      await telefon(page).fill(NUMMER)
      await speicherstand(page, AUF_DIESEM_GERAET)
      await enden(page)
      await wiederAnmelden(page, konto.benutzername, konto.passwort)
      await expect(titel(page, 'Registrierung')).toBeVisible()
      await expect(wiederhergestellt(page)).toBeVisible()
      await expect(geburtsdatum(page)).toHaveValue('24.03.')
      await expect(telefon(page)).toHaveValue(NUMMER)
    })
})

test.describe('(d) ein zweites Fenster', () => {
  test('[S10-03] in beiden wird getippt: verschiedene Felder gelten beide, ohne Frage', async ({
    page,
    baseURL,
  }) => {
    const fall = await antragOeffnen(page, baseURL)
    const zweites = await neuesFenster(page, fall.pfad('antragsteller'))
    await tippenWaehrend(haupttaetigkeit(page), TEXT, () => finanzamt(zweites).fill('Nordfriesland'))
    await istGespeichert(page)
    await istGespeichert(zweites)
    expect(await gespeichert(fall)).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Nordfriesland' })
    await expect(wiederhergestellt(zweites)).toHaveCount(0)
  })

  test('[S10-03] in beiden wird dasselbe Feld getippt: beide Texte stehen nebeneinander', async ({
    page,
    baseURL,
  }) => {
    const fall = await antragOeffnen(page, baseURL)
    const zweites = await neuesFenster(page, fall.pfad('antragsteller'))
    await haupttaetigkeit(page).fill(TEXT)
    await istGespeichert(page)
    await haupttaetigkeit(zweites).press('End')
    await haupttaetigkeit(zweites).pressSequentially(' und Schafe')
    await zweites.getByRole('button', { name: 'Fassungen vergleichen' }).click()
    const vergleich = zweites.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })
    await expect(vergleich.getByRole('radio', { name: 'Ihre Eingabe Ackerbau und Schafe' })).toBeVisible()
    await expect(vergleich.getByRole('radio', { name: `Neuere Fassung ${TEXT}` })).toBeVisible()
    await zweites.keyboard.press('Escape')
    await expect(haupttaetigkeit(zweites)).toHaveValue('Ackerbau und Schafe')
    expect((await gespeichert(fall)).haupttaetigkeit).toBe(TEXT)
  })

  test('[S10-03] ein offenes Fenster verliert nichts an ein zweites: erst was verwaist ist, wird übernommen', async ({
    page,
    context,
    baseURL,
  }) => {
    const fall = await antragOeffnen(page, baseURL)
    await page.route('**/Zuwendungen/**', (route) => route.abort())
    await haupttaetigkeit(page).fill(TEXT)
    await speicherstand(page, OFFLINE)
    const zweites = await neuesFenster(page, fall.pfad('antragsteller'))
    await finanzamt(zweites).fill('Husum')
    await istGespeichert(zweites)
    await expect(haupttaetigkeit(zweites)).toHaveValue('Ackerbau')
    await abstuerzen(page)
    const drittes = await neuesFenster(zweites, fall.pfad('antragsteller'))
    await expect(wiederhergestellt(drittes)).toBeVisible()
    await istGespeichert(drittes)
    expect(await gespeichert(fall)).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Husum' })
    await context.close()
  })
})

test.describe('(e) jemand anderes speichert, während getippt wird', () => {
  /** What Paul, who signs for the same farm, saves meanwhile. */
  const speichertPaul = async (url: string, { guid }: Fall, neu: Record<string, string>) => {
    const paul = await angemeldet(url, 'paul.partner')
    const { body, etag } = await paul.rufen(antragLesen, { params: { guid } })
    const { formular } = body
    const { status } = await paul.rufen(antragSpeichern, {
      body: { ...formular, produktgruppenDaten: { ...formular.produktgruppenDaten, ...neu } },
      ...(etag === null ? {} : { ifMatch: etag }),
    })
    expect(status).toBe(200)
  }
  /** The draft that the demo world has for her farm; both may work on it. */
  const antragVonLena = async (page: Page, url: string): Promise<Fall> => {
    const fall = await entwurfVon(url, 'lena.lindenau')
    await speichertPaul(url, fall, { haupttaetigkeit: 'Ackerbau', finanzamt: 'Flensburg' })
    await anmeldenImBrowser(page, url, 'lena.lindenau', fall.pfad('antragsteller'))
    await expect(haupttaetigkeit(page)).toHaveValue('Ackerbau')
    return fall
  }

  test('[S10-03] ein anderes Feld: beides gilt, und sie erfährt, was neu ist', async ({ page, baseURL }) => {
    const fall = await antragVonLena(page, baseURL ?? '')
    await tippenWaehrend(haupttaetigkeit(page), TEXT, () =>
      speichertPaul(baseURL ?? '', fall, { finanzamt: 'Husum' }),
    )
    await istGespeichert(page)
    await expect(finanzamt(page)).toHaveValue('Husum')
    await expect(page.getByText('Neu ist: Zuständiges Finanzamt.')).toBeVisible()
    expect(await gespeichert(fall)).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Husum' })
  })

  test('[S10-03] dasselbe Feld: ihr Text bleibt stehen, bis sie entscheidet, auch nach einem Absturz', async ({
    page,
    baseURL,
  }) => {
    const fall = await antragVonLena(page, baseURL ?? '')
    await tippenWaehrend(haupttaetigkeit(page), TEXT, () =>
      speichertPaul(baseURL ?? '', fall, { haupttaetigkeit: 'Schafe', finanzamt: 'Husum' }),
    )
    await speicherstand(page, 'nicht gespeichert, liegt auf diesem Gerät')
    await abstuerzen(page)
    const neu = await neuesFenster(page, fall.pfad('antragsteller'))
    await expect(haupttaetigkeit(neu)).toHaveValue(TEXT)
    expect((await gespeichert(fall)).haupttaetigkeit).toBe('Schafe')
    await neu.getByRole('button', { name: 'Fassungen vergleichen' }).click()
    const vergleich = neu.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })
    await expect(vergleich.getByRole('radio', { name: 'Neuere Fassung Schafe' })).toBeVisible()
    await vergleich.getByRole('button', { name: 'Alle meine' }).click()
    await vergleich.getByRole('button', { name: 'Auswahl übernehmen' }).click()
    await istGespeichert(neu)
    expect(await gespeichert(fall)).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Husum' })
  })
})

test.describe('das Fenster stürzt ab', () => {
  test('[S10-03] der Antrag: noch bevor gespeichert wurde, ist alles wieder da; verwerfen geht auch', async ({
    page,
    baseURL,
  }) => {
    const fall = await antragOeffnen(page, baseURL)
    await page.route('**/Zuwendungen/**', (route) => route.abort())
    await haupttaetigkeit(page).fill(TEXT)
    await expect.poll(() => eintragungen(page)).toBe(1)
    await abstuerzen(page)
    const neu = await neuesFenster(page, fall.pfad('antragsteller'))
    await expect(haupttaetigkeit(neu)).toHaveValue(TEXT)
    await istGespeichert(neu)
    await wiederhergestellt(neu).getByRole('button', { name: 'Verwerfen' }).click()
    await neu.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
    await expect(haupttaetigkeit(neu)).toHaveValue('Ackerbau')
    await expect.poll(async () => (await gespeichert(fall)).haupttaetigkeit).toBe('Ackerbau')
  })

  test('[S10-03] was der Server hat, liegt nicht mehr auf dem Gerät', async ({ page, baseURL }) => {
    const fall = await antragOeffnen(page, baseURL)
    await haupttaetigkeit(page).fill(TEXT)
    await istGespeichert(page)
    await expect.poll(() => eintragungen(page)).toBe(0)
    await page.reload()
    await expect(haupttaetigkeit(page)).toHaveValue(TEXT)
    await expect(wiederhergestellt(page)).toHaveCount(0)
    expect((await gespeichert(fall)).haupttaetigkeit).toBe(TEXT)
  })
})
