import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA, als } from '../../platform/testing/portalBasis.ts'
import { unterschriebeneMeldung, vorgangBeginnen } from './meldung.ts'

const unbekannterDienst = () => ({ params: { identConfigKey: 'unbekannt' } })

export const aufrufe: Aufrufteil = async ({ t }) => {
  /** An attempt of Udo's, and the signed message that the service checks it. */
  const vorgang = await vorgangBeginnen(t, als('udo.unidentifiziert').sub)
  const { meldung, unterschrift } = unterschriebeneMeldung(t, { vorgang })
  const dienst = { als: LENA, params: { identConfigKey: 'demo' } }
  return {
    beispiele: {
      identifizierungLesen: { als: LENA },
      identRueckmelden: { ...dienst, body: meldung, headers: unterschrift },
      identBefindenLesen: dienst,
      identProbeMelden: { ...dienst, body: '{}', headers: { 'content-type': 'application/json' } },
    },
    katalog: () => [
      ['identifizierungLesen', 404, 'Nicht gefunden', () => ({ wer: als('neu.nutzer') })],
      [
        'identRueckmelden',
        403,
        'Unzureichende Berechtigung',
        () => ({ headers: { 'ident-signatur': 'sha256=00' } }),
      ],
      ['identRueckmelden', 404, 'Nicht gefunden', unbekannterDienst],
      ['identBefindenLesen', 404, 'Nicht gefunden', unbekannterDienst],
    ],
  }
}
