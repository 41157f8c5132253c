import type { Kategorie } from '@foerderportal/contract/interessenbekundung/betraege'
import type { Vorhabenwerte } from '@foerderportal/contract/interessenbekundung/tafel'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { Betragsfeld } from '@foerderportal/ui/felder/getippt/Betragsfeld.tsx'
import type { Control } from 'react-hook-form'
import { Kategoriebild } from '../Kategoriebild.tsx'

type Props = {
  control: Control<Vorhabenwerte>
  kategorie: Kategorie
  /** Where its entry stands in the form. */
  stelle: number
  /** What follows from the amount that is typed. */
  zuwendung: number | null
}

const prozent = (quote: number): string => `${quote.toLocaleString('de-DE')}\u00a0%`

/** A category: picture, what is meant, and the amount. */
export function Kategoriefeld({ control, kategorie, stelle, zuwendung }: Props) {
  const {
    code,
    bezeichnung,
    erklaerung,
    foerderquote,
    betragInEuroMin: min,
    betragInEuroMax: max,
  } = kategorie
  return (
    <div className="s-kategorie">
      <Kategoriebild kategorie={kategorie} />
      <div className="p-stapel p-stapel--eng">
        <p className="kern-preline kern-preline--small">{`Kategorie ${code}`}</p>
        <h3 className="kern-title">{bezeichnung}</h3>
        {erklaerung && <p className="kern-body">{erklaerung}</p>}
        <Betragsfeld
          control={control}
          name={`investitionen.${stelle}.betragInEuro`}
          etikett={
            <>
              Kosten netto<span className="p-nur-vorlesen">{` für ${bezeichnung}`}</span>
            </>
          }
          hinweis={`${euro(min)} bis ${euro(max)}; Zuschuss ${prozent(foerderquote)}`}
          freiwillig
        />
        {zuwendung !== null && (
          <p className="kern-body s-kategorie__zuschuss">
            Erhoffter Zuschuss: <strong className="p-zahl">{euro(zuwendung)}</strong>
          </p>
        )}
      </div>
    </div>
  )
}
