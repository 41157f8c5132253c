import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { klassen } from '@foerderportal/ui/klassen'

type Mittel = RundeAntwort['budget']

/** Parts of the money, none of them within another: what was paid was approved before. */
const TEILE = [
  { name: 'ausgezahlt', wort: 'ausgezahlt', wert: ({ ausgezahlt }: Mittel) => ausgezahlt },
  {
    name: 'bewilligt',
    wort: 'bewilligt',
    wert: ({ bewilligt, ausgezahlt }: Mittel) => bewilligt - ausgezahlt,
  },
  { name: 'reserviert', wort: 'reserviert', wert: ({ reserviert }: Mittel) => reserviert },
  { name: 'frei', wort: 'frei', wert: ({ frei }: Mittel) => frei },
] as const

const anteil = (wert: number, von: number): number => (von === 0 ? 0 : (wert / von) * 100)
const prozent = (wert: number, von: number): string =>
  `${anteil(wert, von).toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00A0%`

/** The money of a round as a bar; small in a list, where one sentence says it, else with its figures below. */
export function Mittelbalken({ mittel, klein }: { mittel: Mittel; klein?: true }) {
  const { budget, frei } = mittel
  return (
    <>
      <span className={klassen('d-mittel', klein && 'd-mittel--klein')} aria-hidden="true">
        {TEILE.map(({ name, wert }) => (
          <span
            key={name}
            className={`d-mittel__teil d-mittel__teil--${name}`}
            style={{ flexGrow: anteil(wert(mittel), budget) }}
          />
        ))}
      </span>
      {klein ? (
        <span className="p-nur-vorlesen">
          {betragSchreiben(frei)}&nbsp;€ von {betragSchreiben(budget)}&nbsp;€ frei
        </span>
      ) : (
        <dl className="d-mittel__zahlen">
          {TEILE.map(({ name, wort, wert }) => (
            <div key={name}>
              <dt>
                <span className={`d-mittel__farbe d-mittel__teil--${name}`} aria-hidden="true" />
                {wort}
              </dt>
              <dd>
                <strong>{betragSchreiben(wert(mittel))}&nbsp;€</strong>{' '}
                <span className="d-leise">{prozent(wert(mittel), budget)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
