import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, configWarnings, readConfig } from './config.ts'
import { portalEnde } from './testing/portalProzess.ts'

const fehler = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

/** Who gets the hashes of the audit chains. */
const REVISION = { PROTOKOLL_EMAIL: 'revision@foerderbank.test' }
/** What a bank says of itself. */
const BANK = {
  BANK_NAME: 'Förderbank Probe',
  BANK_URL: 'https://foerderbank.test',
  IMPRESSUM_URL: 'https://foerderbank.test/impressum',
  BANK_ANSCHRIFT: 'Am Markt 3, 10115 Berlin',
  BANK_TELEFON: '030 2000 100',
  BANK_EMAIL: 'service@foerderbank.test',
  BANK_VERTRETUNG: 'Vorstand: Anna Acker',
  DATENSCHUTZ_EMAIL: 'datenschutz@foerderbank.test',
  BARRIERE_EMAIL: 'barrierefrei@foerderbank.test',
  MAIL_ABSENDER: 'portal@foerderbank.test',
}

const KOPF = 'Die Konfiguration ist nicht gültig:'

test('without any variable the portal runs on this machine, with the demo world', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    portalUrl: 'http://localhost:8080',
    portalName: 'Förderportal',
    bankName: 'Landwirtschaftliche Förderbank',
    bankNameNominativ: 'die Landwirtschaftliche Förderbank',
    bankNameGenitiv: 'der Landwirtschaftlichen Förderbank',
    bankUrl: 'https://bank.example',
    impressumUrl: 'https://bank.example/impressum',
    bankAnschrift: 'Musterstraße 1, 12345 Musterstadt',
    bankLand: 'BE',
    bankTelefon: '030 23125 100',
    bankEmail: 'service@bank.example',
    bankVertretung: 'Vorstand: Erika Beispiel, Max Muster',
    datenschutzEmail: 'datenschutz@bank.example',
    datenschutzAufsicht: 'die Datenschutzbehörde des Landes, in dem die Bank ihren Sitz hat',
    barriereEmail: 'barrierefrei@bank.example',
    cmsUrl: undefined,
    cmsProxy: true,
    datenVerzeichnis: resolve('.daten'),
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    databasePool: 16,
    demo: true,
    demoOeffentlich: false,
    apiDocs: true,
    metricsToken: undefined,
    oidc: undefined,
    ident: undefined,
    masterKey: undefined,
    smtpUrl: undefined,
    mailAbsender: 'foerderportal@bank.example',
    dateiMaxBytes: 20 * 1024 * 1024,
    trustProxy: 0,
    logLevel: 'info',
    platzhalter: [
      'BANK_NAME',
      'BANK_URL',
      'IMPRESSUM_URL',
      'BANK_ANSCHRIFT',
      'BANK_TELEFON',
      'BANK_EMAIL',
      'BANK_VERTRETUNG',
      'DATENSCHUTZ_EMAIL',
      'BARRIERE_EMAIL',
      'MAIL_ABSENDER',
    ],
  })
})

test('an empty or blank variable counts as not set', () => {
  const leer = { PORT: '', PORTAL_URL: '', DATABASE_URL: ' ', DEMO: '', PORTAL_NAME: '  ', SMTP_URL: '' }
  expect(readConfig(leer)).toEqual(readConfig({}))
})

test('the base of a content system ends with a slash: its pages lie below it', () => {
  expect(readConfig({ CMS_URL: 'https://inhalte.example/bank' }).cmsUrl).toBe('https://inhalte.example/bank/')
  expect(readConfig({ CMS_URL: 'https://inhalte.example/' }).cmsUrl).toBe('https://inhalte.example/')
})

const DATENBANK = 'postgres://portal:geheim@datenbank.example:5432/portal'

const IDENT = {
  IDENT_START_URL: 'https://ident.example/start?vorgang={vorgang}',
  IDENT_GEHEIMNIS: 'ein-Geheimnis-aus-mindestens-32-Zeichen',
}
const KEYCLOAK = { OIDC_URL: 'https://anmeldung.example', OIDC_ADMIN_SECRET: 'geheim-geheim' }

const NUR_HIER = 'nur solange HOST und PORTAL_URL auf diesen Rechner zeigen und TRUST_PROXY 0 ist'
const ERREICHBAR: readonly (readonly [string, Record<string, string>])[] = [
  ['HOST is every address', { HOST: '0.0.0.0' }],
  ['HOST is every address of IPv6', { HOST: '::' }],
  ['HOST is an address of the network', { HOST: '192.168.1.7' }],
  ['PORTAL_URL is public', { PORTAL_URL: 'https://portal.example' }],
  ['PORTAL_URL only begins like this machine', { PORTAL_URL: 'http://localhost.example' }],
  ['a proxy stands before it', { TRUST_PROXY: '1' }],
]

describe('the demo world', () => {
  test.each([
    ['is left out with a Keycloak', KEYCLOAK, false],
    ['is there with a Keycloak when DEMO=1 says so', { ...KEYCLOAK, DEMO: '1' }, true],
    ['is there without DATABASE_URL', {}, true],
    ['is left out with DATABASE_URL', { DATABASE_URL: DATENBANK }, false],
    ['is there with DATABASE_URL when DEMO=1 says so', { DATABASE_URL: DATENBANK, DEMO: '1' }, true],
    ['is left out with DEMO=0', { DEMO: '0' }, false],
    ['is there on every address of this machine', { HOST: '::1', PORTAL_URL: 'http://127.0.0.2:8080' }, true],
  ])('%s', (_, env, demo) => expect(readConfig(env).demo).toBe(demo))

  test.each(ERREICHBAR)('is left out when %s', (_, env) => {
    expect(readConfig(env)).toMatchObject({ demo: false, demoOeffentlich: false, apiDocs: false })
  })

  test.each(ERREICHBAR)('ends the start with DEMO=1 when %s, unless it is meant for everybody', (_, env) => {
    expect(fehler({ ...env, DEMO: '1' })).toBe(
      `${KOPF}\n  DEMO: die Demo-Welt hat bekannte Passwörter und zeigt alle E-Mails; es gibt sie ${NUR_HIER}. ` +
        'Für eine öffentliche Vorführung setzen Sie zusätzlich DEMO_OEFFENTLICH=1',
    )
    const config = readConfig({ ...env, DEMO: '1', DEMO_OEFFENTLICH: '1' })
    expect(config).toMatchObject({ demo: true, demoOeffentlich: true, apiDocs: false })
  })

  test('is not made public by the second switch alone', () => {
    for (const env of [{ DEMO_OEFFENTLICH: '1' }, { DEMO_OEFFENTLICH: '1', DEMO: '0' }])
      expect(fehler(env)).toBe(`${KOPF}\n  DEMO_OEFFENTLICH: wirkt nur zusammen mit DEMO=1`)
  })
})

describe('the description of the calls', () => {
  test('is there with the demo world, and where API_DOCS says so', () => {
    const docs = (env: Record<string, string>) => readConfig(env).apiDocs
    expect([docs({}), docs({ DEMO: '0' }), docs({ DEMO: '0', API_DOCS: '1' })]).toEqual([true, false, true])
  })

  test.each(ERREICHBAR)('is for others only with both switches when %s', (_, env) => {
    expect(fehler({ ...env, API_DOCS: '1' })).toContain(`die Beschreibung der Aufrufe gibt es ${NUR_HIER}`)
    expect(readConfig({ ...env, API_DOCS: '1', API_DOCS_OEFFENTLICH: '1' }).apiDocs).toBe(true)
  })
})

test('PORTAL_URL follows the port unless it is given, and loses its closing slash', () => {
  expect(readConfig({ PORT: '9000' }).portalUrl).toBe('http://localhost:9000')
  expect(readConfig({ PORT: '9000', PORTAL_URL: 'https://Portal.example:443/' }).portalUrl).toBe(
    'https://portal.example',
  )
})

describe('a wrong value is named with what was expected', () => {
  test.each([
    ['PORT', ['abc', '65536', '-1', '80.5', '0x50', '1e3', 'Infinity'], 'eine Portnummer von 0 bis 65535'],
    ['HOST', ['mein rechner', 'http://0.0.0.0'], 'eine IP-Adresse oder einen Rechnernamen'],
    [
      'PORTAL_URL',
      [
        'portal.example',
        'localhost:8080',
        'javascript:alert(1)',
        'ftp://portal.example',
        'https://portal.example/portal',
        'https://portal.example/?a',
        'https://nutzer:wort@portal.example',
      ],
      'eine Adresse ohne Pfad wie https://portal.example',
    ],
    ['BANK_URL', ['bank', 'javascript:alert(1)'], 'eine Adresse wie https://bank.example/impressum'],
    ['IMPRESSUM_URL', ['data:text/html,x'], 'eine Adresse wie https://bank.example/impressum'],
    ['BANK_EMAIL', ['bank'], 'eine E-Mail-Adresse'],
    ['DATENSCHUTZ_EMAIL', ['bank'], 'eine E-Mail-Adresse'],
    ['BARRIERE_EMAIL', ['bank'], 'eine E-Mail-Adresse'],
    ['PROTOKOLL_EMAIL', ['revision'], 'eine E-Mail-Adresse'],
    ['CMS_URL', ['inhalte', 'file:///etc'], 'eine Adresse wie https://inhalte.example/portal/'],
    [
      'CMS_URL',
      ['https://nutzer:wort@inhalte.example', 'https://inhalte.example/?a'],
      'eine Adresse ohne Anmeldung, Abfrage und Anker',
    ],
    ['CMS_PROXY', ['ja'], '0 oder 1'],
    ['DATABASE_URL', ['mysql://a', 'portal'], 'postgres://nutzer:passwort@rechner:port/datenbank'],
    ['DATABASE_OWNER_URL', ['http://a'], 'postgres://nutzer:passwort@rechner:port/datenbank'],
    [
      'DATABASE_POOL',
      ['5', '201', 'viele'],
      'eine Anzahl von 6 bis 200; fünf Verbindungen hält die Hintergrundarbeit',
    ],
    ['API_DOCS', ['ja'], '0 oder 1'],
    [
      'METRICS_TOKEN',
      ['kurz', 'mit Leerzeichen darin'],
      'mindestens 16 Zeichen aus Buchstaben, Ziffern und . ~ + / = _ -',
    ],
    ['DEMO', ['ja', 'true', '2'], '0 oder 1'],
    ['PORTAL_SCHLUESSEL', ['zu-kurz'], 'mindestens 32 Zeichen'],
    ['SMTP_URL', ['http://mail.example', 'mail'], 'smtp://rechner:port'],
    ['MAIL_ABSENDER', ['niemand'], 'eine E-Mail-Adresse'],
    ['DATEI_MAX_MB', ['0', '1001', 'groß'], 'eine Größe in MB von 1 bis 1000'],
    ['TRUST_PROXY', ['6', 'ja'], 'eine Zahl eigener Proxys davor von 0 bis 5'],
    ['LOG_LEVEL', ['laut'], 'silent, error, warn, info oder debug'],
  ])('%s', (name, werte, erwartet) => {
    for (const wert of werte)
      expect(fehler({ [name]: wert }), wert).toBe(`${KOPF}\n  ${name}: erwartet ${erwartet}`)
  })
})

test('all wrong values are named at once, none of them repeated: a secret may stand in it', () => {
  const text = fehler({ PORT: 'abc', DEMO: 'x', SMTP_URL: 'http://wer:geheimwort@mail.example' })
  expect(text.split('\n')).toHaveLength(4)
  expect(text).not.toMatch(/abc|geheimwort/)
})

test('the process says what is wrong and ends with status 1', async ({ signal }) => {
  const env = { PATH: process.env['PATH'] ?? '', PORT: 'abc' }
  const { code, stderr } = await portalEnde(env, signal)
  expect(code).toBe(1)
  expect(stderr).toContain('PORT: erwartet eine Portnummer von 0 bis 65535')
  expect(stderr).not.toMatch(/^\s+at /m)
})

test('https without a proxy that is believed is worth a warning: all users would share one address', () => {
  const warnungen = (env: Record<string, string>) => configWarnings(readConfig(env))
  const oeffentlich = {
    ...BANK,
    PORTAL_URL: 'https://portal.example',
    SMTP_URL: 'smtp://mail.example:25',
    ...IDENT,
    ...REVISION,
  }
  expect(warnungen(oeffentlich)).toEqual([expect.stringContaining('TRUST_PROXY ist 0')])
  expect(warnungen({ ...oeffentlich, TRUST_PROXY: '1' })).toEqual([])
  expect(warnungen({})).toEqual([])
})

test('an audit log whose heads nobody outside knows is warned of', () => {
  const mit = { DEMO: '0', ...BANK, ...IDENT, SMTP_URL: 'smtp://mail.example:25' }
  const warnungen = (env: Record<string, string>) => configWarnings(readConfig(env))
  expect(warnungen(mit)).toEqual([expect.stringContaining('PROTOKOLL_EMAIL fehlt')])
  expect(warnungen({ ...mit, ...REVISION })).toEqual([])
})

test('what is made up is named to real users, each variable by its name, set so or not set', () => {
  const warnungen = (env: Record<string, string>) =>
    configWarnings(
      readConfig({ DEMO: '0', SMTP_URL: 'smtp://mail.example:25', ...IDENT, ...REVISION, ...env }),
    )
  expect(warnungen(BANK)).toEqual([])
  expect(warnungen({})).toEqual([
    expect.stringMatching(/Beispiele: BANK_NAME, BANK_URL, .*MAIL_ABSENDER\. So stehen sie/),
  ])
  for (const [name, wert] of [
    ['BANK_ANSCHRIFT', 'Musterstr. 1, 12345 Musterstadt'],
    ['BANK_VERTRETUNG', 'Vorstand: Max Muster'],
    ['PROTOKOLL_EMAIL', 'revision@bank.example'],
    ['CMS_URL', 'https://inhalte.bank.example/portal/'],
  ] as const)
    expect(warnungen({ ...BANK, [name]: wert })).toEqual([expect.stringContaining(`Beispiele: ${name}. `)])
  expect(configWarnings(readConfig({}))).toEqual([])
})

test('real users without a mail server are warned of', () => {
  const warnungen = (env: Record<string, string>) => configWarnings(readConfig(env))
  expect(warnungen({ DEMO: '0', ...BANK, ...IDENT, ...REVISION })).toEqual([
    expect.stringContaining('SMTP_URL fehlt'),
  ])
  expect(
    warnungen({ DEMO: '0', ...BANK, ...IDENT, ...REVISION, SMTP_URL: 'smtp://mail.example:25' }),
  ).toEqual([])
})

describe('[S2-02] the identification service', () => {
  test('[S2-02] is configured by where it begins and a secret; its name in the calls is ident unless told', () => {
    expect(readConfig(IDENT).ident).toEqual({
      startUrl: IDENT.IDENT_START_URL,
      geheimnis: Buffer.from(IDENT.IDENT_GEHEIMNIS),
      schluessel: 'ident',
      healthUrl: undefined,
      aufzeichnungUrl: undefined,
    })
    const alles = {
      ...IDENT,
      IDENT_START_URL: 'http://localhost:9000/{vorgang}?s={signatur}&z={zurueck}',
      IDENT_SCHLUESSEL: 'video-1',
      IDENT_HEALTH_URL: 'https://ident.example/health',
      IDENT_AUFZEICHNUNG_URL: 'https://ident.example/video/{vorgang}',
    }
    expect(readConfig(alles).ident).toMatchObject({
      schluessel: 'video-1',
      healthUrl: alles.IDENT_HEALTH_URL,
      aufzeichnungUrl: alles.IDENT_AUFZEICHNUNG_URL,
    })
  })

  const START =
    'erwartet eine Adresse mit {vorgang} hinter dem Rechnernamen, etwa https://ident.example/start?vorgang={vorgang}&signatur={signatur}'
  const AUFZEICHNUNG =
    'erwartet eine Adresse mit {vorgang} hinter dem Rechnernamen, etwa https://ident.example/aufzeichnung/{vorgang}'
  test.each([
    [
      'IDENT_START_URL',
      [
        'https://ident.example/start',
        'https://{vorgang}.ident.example/',
        'https://ident.example/{vorgang}?wer={name}',
        'javascript:alert({vorgang})',
        '{vorgang}',
      ],
      START,
    ],
    ['IDENT_START_URL', ['http://ident.example/{vorgang}'], 'erwartet https; http nur auf diesem Rechner'],
    ['IDENT_GEHEIMNIS', ['zu-kurz'], 'erwartet mindestens 32 Zeichen'],
    [
      'IDENT_SCHLUESSEL',
      ['demo', 'zwei worte', 'a/b'],
      'erwartet einen Namen aus Buchstaben, Ziffern, _ und -, und nicht demo',
    ],
    ['IDENT_HEALTH_URL', ['health'], 'erwartet eine Adresse wie https://ident.example/health'],
    ['IDENT_HEALTH_URL', ['http://ident.example/'], 'erwartet https; http nur auf diesem Rechner'],
    ['IDENT_AUFZEICHNUNG_URL', ['https://ident.example/{zurueck}/{vorgang}'], AUFZEICHNUNG],
  ])('[S2-02] %s is named with what was expected', (name, werte, erwartet) => {
    for (const wert of werte)
      expect(fehler({ ...IDENT, [name]: wert }), wert).toBe(`${KOPF}\n  ${name}: ${erwartet}`)
  })

  test('[S2-02] without its secret it is refused, and nothing of it stands alone', () => {
    const { IDENT_GEHEIMNIS, IDENT_START_URL } = IDENT
    expect(fehler({ IDENT_START_URL })).toBe(
      `${KOPF}\n  IDENT_GEHEIMNIS: fehlt; mit ihm unterschreibt der Identifizierungsdienst seine Rückmeldungen`,
    )
    expect(fehler({ IDENT_GEHEIMNIS, IDENT_HEALTH_URL: 'https://ident.example/health' })).toBe(
      `${KOPF}\n  IDENT_GEHEIMNIS: wirkt nur zusammen mit IDENT_START_URL\n  IDENT_HEALTH_URL: wirkt nur zusammen mit IDENT_START_URL`,
    )
  })

  test('[S2-02] without it and without the demo nobody can be identified: the start says so', () => {
    const warnungen = (env: Record<string, string>) =>
      configWarnings(readConfig({ ...BANK, SMTP_URL: 'smtp://mail.example:25', ...REVISION, ...env }))
    expect(warnungen({ DEMO: '0' })).toEqual([expect.stringContaining('Niemand kann sich über das Portal')])
    expect(warnungen({ DEMO: '0', ...IDENT, ...REVISION })).toEqual([])
    expect(warnungen({})).toEqual([])
  })
})

describe('Keycloak', () => {
  test('takes the place of the embedded provider with its address and a secret', () => {
    expect(readConfig({ ...KEYCLOAK, OIDC_URL: 'https://anmeldung.example/auth/' }).oidc).toEqual({
      url: 'https://anmeldung.example/auth',
      realm: 'portal',
      client: 'portal-backend',
      secret: 'geheim-geheim',
      termsAktion: 'TERMS_AND_CONDITIONS',
    })
    const eigene = { OIDC_REALM: 'bank', OIDC_ADMIN_CLIENT: 'technik', TERMS_AKTION: 'terms_and_conditions' }
    expect(readConfig({ ...KEYCLOAK, ...eigene }).oidc).toMatchObject({
      realm: 'bank',
      client: 'technik',
      termsAktion: 'terms_and_conditions',
    })
  })

  test.each(['http://localhost:8180', 'http://127.0.0.1:8180', 'http://[::1]:8180'])(
    'on this machine http will do: %s',
    (url) => expect(readConfig({ ...KEYCLOAK, OIDC_URL: url }).oidc?.url).toBe(url),
  )

  test.each([
    [
      'without https',
      { OIDC_URL: 'http://anmeldung.example' },
      'OIDC_URL: erwartet https; http nur auf diesem Rechner',
    ],
    [
      'by the address of a realm',
      { OIDC_URL: 'https://anmeldung.example/realms/portal' },
      'OIDC_URL: erwartet eine Adresse wie https://anmeldung.example, ohne /realms',
    ],
    [
      'with a password in its address',
      { OIDC_URL: 'https://a:b@anmeldung.example' },
      'ohne /realms, Anmeldung',
    ],
    ['by another scheme', { OIDC_URL: 'ldap://anmeldung.example' }, 'OIDC_URL: erwartet'],
    ['without secret', { OIDC_ADMIN_SECRET: '' }, 'OIDC_ADMIN_SECRET: fehlt'],
    ['with a secret without address', { OIDC_URL: '' }, 'OIDC_ADMIN_SECRET: wirkt nur zusammen mit OIDC_URL'],
    ['with a path as realm', { OIDC_REALM: '../master' }, 'OIDC_REALM: erwartet den Namen eines Realms'],
    ['with an unknown action', { TERMS_AKTION: 'AGB' }, 'TERMS_AKTION: erwartet TERMS_AND_CONDITIONS'],
  ])('is refused %s', (_, env, satz) => {
    const text = fehler({ ...KEYCLOAK, ...env })
    expect(text).toContain(KOPF)
    expect(text).toContain(satz)
  })
})

describe('an S3 store', () => {
  const S3 = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'portal-dateien',
    S3_ACCESS_KEY_ID: 'zugang',
    S3_SECRET_ACCESS_KEY: 'geheim-geheim',
  }

  test('takes the place of the folder with address, bucket and keys', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig(S3).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'portal-dateien',
      region: 'us-east-1',
      accessKeyId: 'zugang',
      secretAccessKey: 'geheim-geheim',
      pathStyle: true,
    })
    const eigene = { S3_REGION: 'eu-central-1', S3_PATH_STYLE: '0' }
    expect(readConfig({ ...S3, ...eigene }).s3).toMatchObject({ region: 'eu-central-1', pathStyle: false })
    expect(readConfig({ ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3?.endpoint).toBe(
      'http://127.0.0.1:9000',
    )
  })

  const FORM = 'erwartet eine Adresse ohne Pfad wie https://s3.example'
  test.each([
    [{ S3_ENDPOINT: 's3.example' }, `S3_ENDPOINT: ${FORM}`],
    [{ S3_ENDPOINT: 'https://s3.example/bucket' }, `S3_ENDPOINT: ${FORM}`],
    [{ S3_ENDPOINT: 'https://a:b@s3.example' }, `S3_ENDPOINT: ${FORM}`],
    [{ S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT: erwartet https; http nur auf diesem Rechner'],
    [{ S3_BUCKET: 'Große_Ablage' }, 'S3_BUCKET: erwartet den Namen eines Buckets'],
    [{ S3_BUCKET: '../andere' }, 'S3_BUCKET: erwartet den Namen eines Buckets'],
    [{ S3_REGION: 'Frankfurt am Main' }, 'S3_REGION: erwartet eine Region wie eu-central-1'],
    [{ S3_ACCESS_KEY_ID: 'mit leer' }, 'S3_ACCESS_KEY_ID: erwartet eine Zugangskennung'],
    [{ S3_SECRET_ACCESS_KEY: 'kurz' }, 'S3_SECRET_ACCESS_KEY: erwartet mindestens 6 Zeichen'],
    [{ S3_PATH_STYLE: 'ja' }, 'S3_PATH_STYLE: erwartet 0 oder 1'],
    [{ S3_BUCKET: '' }, 'S3_BUCKET: fehlt; wird mit S3_ENDPOINT gebraucht'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: fehlt; wird mit S3_ENDPOINT gebraucht'],
    [{ S3_ENDPOINT: '' }, 'S3_BUCKET: wirkt nur zusammen mit S3_ENDPOINT'],
  ])('a wrong value is named: %o', (falsch, satz) => {
    const text = fehler({ ...S3, ...falsch })
    expect(text).toContain(KOPF)
    expect(text).toContain(satz)
    // A secret never reaches the log.
    expect(text).not.toContain('geheim-geheim')
  })
})

test.each([
  [{}, 'die Landwirtschaftliche Förderbank', 'der Landwirtschaftlichen Förderbank'],
  [{ BANK_NAME: 'Aufbaubank Nord AG' }, 'die Aufbaubank Nord AG', 'der Aufbaubank Nord AG'],
  [
    {
      BANK_NAME: 'Förderinstitut',
      BANK_NAME_NOMINATIV: 'das Förderinstitut',
      BANK_NAME_GENITIV: 'des Förderinstituts',
    },
    'das Förderinstitut',
    'des Förderinstituts',
  ],
])('the name of the bank stands in the right case: %j', (env, nominativ, genitiv) => {
  const { bankNameNominativ, bankNameGenitiv } = readConfig(env)
  expect([bankNameNominativ, bankNameGenitiv]).toEqual([nominativ, genitiv])
})
