import { personAnlegen } from '../../nutzer/testing/person.ts'
import { BANK, OHNE_FALL, type RechteAnfrage, type Rechteteil } from '../../platform/testing/rechteteile.ts'
import { unterschriebeneMeldung, vorgangBeginnen } from './meldung.ts'

/** A message about somebody of whom the caller knows nothing: who calls does not matter, its signature does. */
const rueckmeldung =
  ({ unterschrieben }: { unterschrieben: boolean }): RechteAnfrage =>
  async (t) => {
    const vorgang = await vorgangBeginnen(t, (await personAnlegen(t)).sub)
    const { meldung: body, unterschrift } = unterschriebeneMeldung(t, { vorgang })
    const headers = unterschrieben ? unterschrift : { ...unterschrift, 'ident-signatur': 'sha256=00' }
    return { params: { identConfigKey: 'demo' }, body, headers }
  }
const demo: RechteAnfrage = () => ({ params: { identConfigKey: 'demo' } })

export const rechte: Rechteteil = {
  bank: { identVersucheLesen: BANK.lesen, identVersuchVermerken: BANK.pruefen },
  kunden: {
    '[R6-02] [S11-01]': [
      ['identifizierungLesen', [401, 403, 404, 200, 200, 200, 200, 200, 200, 200], () => ({})],
    ],
    '[S11-02]': [
      [
        'identRueckmelden: unterschrieben',
        [204, 204, 204, 204, 204, 204, 204, 204, 204, 204],
        rueckmeldung({ unterschrieben: true }),
      ],
      [
        'identRueckmelden: falsch unterschrieben',
        [403, 403, 403, 403, 403, 403, 403, 403, 403, 403],
        rueckmeldung({ unterschrieben: false }),
      ],
      ['identBefindenLesen', [200, 200, 200, 200, 200, 200, 200, 200, 200, 200], demo],
      [
        'identProbeMelden',
        [204, 204, 204, 204, 204, 204, 204, 204, 204, 204],
        () => ({
          params: { identConfigKey: 'demo' },
          body: '{}',
          headers: { 'content-type': 'application/json' },
        }),
      ],
    ],
  },
  befangen: { identVersucheLesen: OHNE_FALL, identVersuchVermerken: OHNE_FALL },
}
