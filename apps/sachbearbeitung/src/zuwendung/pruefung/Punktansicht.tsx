import type { Beleg, PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { VERMERK_ZEICHEN } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/grenzen'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { Ref } from 'react'
import { Geraetekonflikt } from '../../shared/geraet/Geraetekonflikt.tsx'
import { Kbd } from '../../shared/tasten/Kbd.tsx'
import { Antwortfelder } from '../../shared/pruefung/Antwortfelder.tsx'
import { belegWorte } from '../../shared/pruefung/belege.ts'
import { Punktkopf, PUNKTTITEL } from '../../shared/pruefung/Punktkopf.tsx'
import { FruehereVermerke } from './FruehereVermerke.tsx'
import { Nachweise } from './Nachweise.tsx'
import { Stellen } from './Stellen.tsx'
import type { Punktarbeit } from './usePunkt.ts'
import { Vermerkkonflikt } from './Vermerkkonflikt.tsx'
import { Vermerkstatus } from '../../shared/pruefung/Vermerkstatus.tsx'
import { geltendeAntwort } from './vermerkentwurf.ts'

type Props = {
  geschaeft: string
  punkt: PruefpunktAntwort
  arbeit: Punktarbeit
  /** Why nothing can be written here, as a sentence. */
  gesperrtWeil: string | null
  namen: ReadonlyMap<string, string>
  /** The file beside the point. */
  gezeigt: string | undefined
  zeigen: (ort: Pick<Beleg, 'dateiGuid' | 'seite'>) => void
  gestrichen: (punkt: PruefpunktAntwort) => void
  titel: Ref<HTMLHeadingElement>
  text: Ref<HTMLTextAreaElement>
}

/** One point: what it asks, what it reads, and what is said of it. */
export function Punktansicht(props: Props) {
  const { geschaeft, punkt, arbeit, gesperrtWeil, namen, gezeigt, zeigen, gestrichen, titel } = props
  const frei = gesperrtWeil === null
  return (
    <section className="d-punkt" aria-labelledby={PUNKTTITEL}>
      <Punktkopf punkt={punkt} titel={titel}>
        {punkt.stand === 'ERNEUT_PRUEFEN' && (
          <Hinweis ton="warning">
            Erneut prüfen: Seit dem letzten Vermerk hat sich etwas geändert, das dieser Punkt liest.
          </Hinweis>
        )}
      </Punktkopf>
      <Stellen
        stellen={punkt.stellen}
        belege={arbeit.eingabe.belege}
        belegen={frei ? arbeit.belegen : undefined}
      />
      <Nachweise
        nachweise={punkt.nachweise}
        namen={namen}
        gezeigt={gezeigt}
        zeigen={(dateiGuid) => zeigen({ dateiGuid, seite: null })}
      />
      <Antwort {...props} />
      {frei ? (
        <div className="d-punkt__leiste">
          <Knopf onClick={arbeit.weiter} laeuft={arbeit.laeuft}>
            {arbeit.weiterText} <Kbd taste="Strg+Enter" />
          </Knopf>
          {arbeit.eingabe.ergebnis === 'NICHT_ERFUELLT' && (
            <Knopf variante="tertiary" onClick={arbeit.nachfordern}>
              Nachfordern
            </Knopf>
          )}
        </div>
      ) : (
        <Hinweis>{gesperrtWeil}</Hinweis>
      )}
      <FruehereVermerke geschaeft={geschaeft} punkt={punkt} gestrichen={frei ? gestrichen : undefined} />
    </section>
  )
}

/** The answer, its words and its evidence. */
function Antwort({ punkt, arbeit, gesperrtWeil, namen, zeigen, text }: Props) {
  const { eingabe, stand } = arbeit
  const frei = gesperrtWeil === null
  const fragen = new Map(punkt.stellen.map(({ pfad, frage }) => [pfad, frage]))
  return (
    <>
      <Wiederherstellung entwurf={arbeit.entwurf} />
      <Antwortfelder
        {...{ eingabe, frei, zeigen, text }}
        gewaehlt={eingabe.ergebnis || geltendeAntwort(punkt)}
        waehlen={arbeit.waehlen}
        aendern={arbeit.aendern}
        hoechstens={VERMERK_ZEICHEN}
        status={
          <Vermerkstatus entwurf={arbeit.entwurf} stand={stand} fassung={punkt.vermerke[0]?.fassungen ?? 1} />
        }
        hinweis={
          frei && eingabe.ergebnis === 'NICHT_ERFUELLT' && 'Eine Nachforderung schlägt ihn als Grund vor.'
        }
        fehler={arbeit.fehlt}
        worte={(beleg) => belegWorte(beleg, namen, fragen)}
        naechsterBeleg={arbeit.naechsterBeleg}
      >
        {stand.art === 'abgelehnt' && (
          <Vermerkkonflikt
            fehler={stand.fehler}
            eigener={eingabe.text}
            danebenSpeichern={arbeit.danebenSpeichern}
            verwerfen={arbeit.verwerfen}
          />
        )}
        <Geraetekonflikt entwurf={arbeit.entwurf} />
      </Antwortfelder>
    </>
  )
}
