import type { Bankpruefungsstand } from '@foerderportal/client/auszahlung/bankpruefung'
import { markenAuf } from '../../../shared/pruefung/marken.ts'
import { naechsterOffene } from '../../../shared/pruefung/punktwahl.ts'
import { Punktliste } from '../../../shared/pruefung/Punktliste.tsx'
import { Ergebnis } from './Ergebnis.tsx'
import { Ergebniszeile } from './Ergebniszeile.tsx'
import { Punkt } from './Punkt.tsx'
import { ERGEBNIS } from './punkte.ts'
import { Rahmen } from '../Rahmen.tsx'
import { Unterlagen } from '../Unterlagen.tsx'
import { usePruefungEntwurf } from './usePruefungEntwurf.ts'
import { useWeg } from './useWeg.ts'
import { useVorlegen } from './useVorlegen.ts'
import { Vorlegen } from './Vorlegen.tsx'
import { Vorschlaege } from './Vorschlaege.tsx'
import { auszuzahlen, fehltNoch } from './werte.ts'

type Props = {
  stand: Bankpruefungsstand
  /** Somebody has presented it meanwhile. */
  ueberholt: () => void
}

/** The check as somebody of the bank writes it: its points, the one that is looked at, and the papers beside it. */
export function Entwurf({ stand, ueberholt }: Props) {
  const { wert } = stand
  const entwurf = usePruefungEntwurf(stand, ueberholt)
  const { werte, laeuft } = entwurf
  const { punkte, alle, hier, punkt, papiere, belege, gehen, weiterZu, fokussiert } = useWeg(werte, wert)
  const fehlt = fehltNoch(werte, wert)
  const { vorlegen, amPunkt } = useVorlegen({ entwurf, fehlt, hier, gehen: weiterZu })
  const gemeinsam = { wert, entwurf, papiere, alle, gehen, fokussiert }
  return (
    <Rahmen
      wert={wert}
      summe={auszuzahlen(werte, wert)}
      aktionen={<Vorlegen entwurf={entwurf} fehlt={fehlt.length} vorlegen={vorlegen} />}
    >
      {/* What is typed while it is presented would not be in it. */}
      <div className="d-pruefung" inert={laeuft}>
        <Punktliste
          punkte={punkte}
          gewaehlt={hier}
          waehlen={gehen}
          danach={
            <Ergebniszeile
              gewaehlt={hier === ERGEBNIS}
              ablehnung={werte.ergebnis === 'ABGELEHNT'}
              waehlen={() => gehen(ERGEBNIS)}
            />
          }
        >
          <Vorschlaege {...{ wert, entwurf, punkte, weiterZu }} />
        </Punktliste>
        {punkt === undefined ? (
          <Ergebnis {...gemeinsam} {...{ fehlt, vorlegen }} zeigen={weiterZu} />
        ) : (
          <Punkt
            key={punkt.code}
            {...gemeinsam}
            punkt={punkt}
            fehlt={amPunkt(punkt.code)}
            weitergehen={() => weiterZu(naechsterOffene(punkte, punkt.code) ?? ERGEBNIS)}
          />
        )}
        <Unterlagen {...{ stand, papiere }} marken={markenAuf(belege, papiere.blick)} />
      </div>
    </Rahmen>
  )
}
