import { painPruefen } from '../../apps/server/src/auszahlung/zahllauf/pain/painPruefen.ts'
import { painSchreiben } from '../../apps/server/src/auszahlung/zahllauf/pain/painSchreiben.ts'

export const ZAHLUNGSDATEI = 'Zahlungsdatei'
const POSTEN = 2_000
const RUNDEN = 5
const ZIEL_MS = 3_000

const zahlungen = Array.from({ length: POSTEN }, (_, i) => ({
  endToEnd: `AZ-2026-${String(i + 1).padStart(6, '0')}`,
  cent: 1 + i * 4_999,
  inhaber: `Müller & Söhne GbR ${i}`,
  iban: 'DE89 3704 0044 0532 0130 00',
  verwendungszweck: `Zuwendung ANK NaBo, Auszahlung AZ-2026-${i}`,
}))

const machen = () =>
  painSchreiben({
    nummer: 'ZL-2026-000001',
    erzeugtAm: new Date(),
    ausfuehrungAm: '2026-11-26',
    konto: { name: 'Förderbank', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' },
    zahlungen,
  })

/** What a release pays for its file: written, and held against the schema in a thread; the first round starts it. */
export const zahlungsdateiMessen = async (): Promise<string> => {
  const dauern: number[] = []
  for (let runde = 0; runde < RUNDEN; runde++) {
    const beginn = performance.now()
    await painPruefen(machen())
    dauern.push(performance.now() - beginn)
  }
  const [erste = 0] = dauern
  const median = dauern.toSorted((a, b) => a - b)[Math.floor(RUNDEN / 2)] ?? 0
  return `${ZAHLUNGSDATEI} mit ${POSTEN} Posten, geschrieben und geprüft: ${median.toFixed(0)} ms (Median), beim ersten Mal ${erste.toFixed(0)} ms (Ziel ≤ ${ZIEL_MS} ms).`
}
