// A stranger's program: knows of the portal what its OpenAPI says, made into types by openapi-typescript
// (app.fremderClient.test.ts), and nothing else. Makes an application, uploads to it, saves and submits it.
import process from 'node:process'
import createClient from 'openapi-fetch'

/** @typedef {import('portal-schnittstelle').paths} paths */

const [baseUrl = '', token = '', unternehmenGuid = '', kaufdatum = ''] = process.argv.slice(2)

/** @type {import('openapi-fetch').Client<paths>} */
const portal = createClient({ baseUrl })

// As the security schemes say: the token, and of the cookie that an answer sets the same value in the header.
let cookie = ''
portal.use({
  onRequest: ({ request }) => {
    request.headers.set('authorization', `Bearer ${token}`)
    if (cookie === '') return
    request.headers.set('cookie', cookie)
    request.headers.set('portal-csrf-token', cookie.slice(cookie.indexOf('=') + 1))
  },
  onResponse: ({ response }) => {
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie
  },
})

/**
 * The answer, or the portal's reason in its own words.
 * @template T
 * @param {{ data?: T, error?: { title: string, detail?: string, errors?: object[] }, response: Response }} result
 */
const gelungen = ({ data, error, response }) => {
  if (data === undefined) throw new Error(`${response.url}: ${JSON.stringify(error)}`)
  return { antwort: data, version: response.headers.get('etag') ?? '' }
}

const hochladen = async (/** @type {string} */ fileName) => {
  const pdf =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  const { antwort } = gelungen(
    await portal.POST('/Zuwendungen/api/public/file', {
      params: { query: { fileName } },
      headers: { 'content-type': 'application/octet-stream' },
      body: pdf,
      bodySerializer: () => pdf,
    }),
  )
  return [{ uuid: antwort.uuid }]
}

const { antwort: runden } = gelungen(
  await portal.GET('/Zuwendungen/api/public/zuschussantrag/{unternehmenGuid}', {
    params: { path: { unternehmenGuid }, query: { produktgruppe: 'standard' } },
  }),
)
const jetzt = new Date().toISOString()
const offen = runden.find(
  ({ erfassungsZeitraum }) => erfassungsZeitraum !== null && erfassungsZeitraum.bis > jetzt,
)

const angelegt = gelungen(
  await portal.PUT('/Zuwendungen/api/public/zuschussantrag/{metaGuid}/formular/{unternehmenGuid}', {
    params: { path: { metaGuid: offen?.guid ?? '', unternehmenGuid } },
  }),
)

const gespeichert = gelungen(
  await portal.POST('/Zuwendungen/api/public/zuschussantrag/formular', {
    params: { header: { 'If-Match': angelegt.version } },
    body: {
      ...angelegt.antwort.formular,
      alleineZeichnungsberechtigt: true,
      produktgruppenDaten: {
        type: 'AnkNabo',
        antragstellerArt: 'PRIMAERPRODUZENT',
        haupttaetigkeit: 'Ackerbau',
        finanzamt: 'Flensburg',
        anzahlMitarbeiter: 3.5,
        umsatz: 480_000,
        bilanzsumme: 900_000,
        muBestaetigt: true,
        kuBestaetigt: true,
        kmuBestaetigt: true,
        darlehen: 12_000,
        eigenmittel: 1.19,
      },
      foerdergegenstandSeiten: [
        {
          kategorie: 'B.1',
          foerdergegenstandKlasse: 'mulchpflanzmaschine',
          foerdergegenstaende: [
            {
              type: 'Maschine',
              anbieter: 'Landtechnik Nord',
              hersteller: 'Beispiel & Söhne',
              typBezeichnung: 'MP 300',
              anzahl: 2,
              anschaffungskostenNettoEinzeln: 10_000.99,
              anschaffungsZeitpunkt: kaufdatum,
              dokumentAngebot: await hochladen('Angebot.pdf'),
              dokumentHerstellerBestaetigung: await hochladen('Bestätigung.pdf'),
            },
          ],
        },
      ],
      dokumente: {
        type: 'AnkNabo',
        selbsterklaerungVergaberechtlicheVorgaben: await hochladen('Selbsterklärung.pdf'),
        beitragsBescheideSvlfg: await hochladen('SVLFG.pdf'),
        gesellschaftsvertrag: await hochladen('Vertrag.pdf'),
      },
    },
  }),
)

const { formular } = gespeichert.antwort
const eingereicht = gelungen(
  await portal.PUT('/Zuwendungen/api/public/zuschussantrag/formular/{guid}', {
    params: { path: { guid: formular.guid }, header: { 'If-Match': gespeichert.version } },
    body: { ...formular, fertig: true },
  }),
)
const { eingang, geschaeftStatus } = eingereicht.antwort
process.stdout.write(
  JSON.stringify({ guid: formular.guid, geschaeftStatus, eingangsnummer: eingang?.eingangsnummer }),
)
