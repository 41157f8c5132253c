import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { BANK, OHNE_FALL, type RechteAnfrage, type Rechteteil } from '../../platform/testing/rechteteile.ts'
import { bankerin, landwirtin } from './beispiele.ts'
import { personAnlegen, zweiterFaktor } from './person.ts'

const KEIN_NUTZER = '404 Kein Nutzer'
const SCHON_DA = '412 Benutzer bereits vorhanden'
const NICHT_DA = '412 Benutzer nicht vorhanden'

const nichts: RechteAnfrage = () => ({})

const nutzerAendern: RechteAnfrage = async (t, { als }) => {
  const { rows } = await sql<{ guid: string; value: { type: string } }>`
    select guid, value from nutzer where sub = ${als.sub}`.execute(t.ownerDb)
  const [stand] = rows
  const body = stand?.value.type === 'GpNutzer' ? bankerin : landwirtin
  return { query: { guid: stand?.guid ?? randomUUID() }, body: { ...body, telefon: '0461 77777' } }
}

export const rechte: Rechteteil = {
  bank: {
    bankpersonAnmelden: BANK.lesen,
    bankpersonenLesen: BANK.lesen,
    bankEntwurfSchluesselLesen: BANK.lesen,
    bankFaktorenLesen: BANK.lesen,
    bankFaktorLoeschen: [200, 404, 404, 404, 404],
    personenSuchen: BANK.lesen,
  },
  kunden: {
    '[R6-02] [S11-01]': [
      ['nutzerLesen', [401, 403, 404, 200, 200, 200, 200, 200, 200, 200], nichts],
      ['nutzerAendern', [401, 403, NICHT_DA, 200, 200, 200, 200, 200, 200, 200], nutzerAendern],
      [
        'nutzerAnlegen',
        [401, 403, 200, SCHON_DA, SCHON_DA, SCHON_DA, SCHON_DA, SCHON_DA, SCHON_DA, SCHON_DA],
        () => ({ body: landwirtin }),
      ],
      ['nutzerStatusLesen', [401, 403, KEIN_NUTZER, 200, 200, 200, 200, 200, 200, 200], nichts],
      ['entwurfSchluesselLesen', [401, 403, 200, 200, 200, 200, 200, 200, 200, 200], nichts],
      // Login and second factor belong to the account: who has not registered yet has them too.
      [
        'loginDatenAendern',
        [401, 403, 200, 200, 200, 200, 200, 200, 200, 200],
        (_, { als }) => ({ query: { username: `${als.username}-neu`, email: als.email } }),
      ],
      ['otpListeLesen', [401, 403, 200, 200, 200, 200, 200, 200, 200, 200], nichts],
      [
        'otpLoeschen: eigener',
        [401, 403, 204, 204, 204, 204, 204, 204, 204, 204],
        async (t, { als }) => ({ params: { otpId: await zweiterFaktor(t, als.sub) } }),
      ],
      [
        'otpLoeschen: fremder',
        [401, 403, 404, 404, 404, 404, 404, 404, 404, 404],
        async (t) => ({ params: { otpId: await zweiterFaktor(t, (await personAnlegen(t)).sub) } }),
      ],
    ],
    '[S11-02]': [
      ['nutzerServiceBaseUrl', [200, 200, 200, 200, 200, 200, 200, 200, 200, 200], nichts],
      [
        'barriereMelden',
        [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
        () => ({ body: { kennung: randomUUID(), barriere: 'Der Kalender schließt nicht.' } }),
      ],
    ],
  },
  befangen: {
    bankpersonAnmelden: OHNE_FALL,
    bankpersonenLesen: OHNE_FALL,
    bankEntwurfSchluesselLesen: OHNE_FALL,
    bankFaktorenLesen: OHNE_FALL,
    bankFaktorLoeschen: OHNE_FALL,
    personenSuchen: OHNE_FALL,
  },
}
