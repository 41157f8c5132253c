import type { NachforderungenAntwort } from '@foerderportal/contract/zuwendung/antrag/nachforderung/fallSchema'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Bausteinwahl } from '../../shared/Bausteinwahl.tsx'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { Stellenwahl } from './Stellenwahl.tsx'
import { useNachfordern, type GewaehlteStelle } from './useNachfordern.ts'
import type { Vorschlag } from './vorschlag.ts'
import { Vorschau } from './Vorschau.tsx'

type Props = {
  geschaeft: string
  antwort: NachforderungenAntwort
  vorschlaege: readonly Vorschlag[]
  /** Failed points of which the applicant can change nothing. */
  ohneStelle: readonly string[]
}

/** Puts a Nachforderung together: places, a reason for each, until when; beside it what the applicant will read. */
export function Stellen({ geschaeft, antwort, vorschlaege, ohneStelle }: Props) {
  const f = useNachfordern({ geschaeft, antwort, vorschlaege })
  useTasten('Nachforderung', [
    { taste: 'Strg+Enter', text: 'zurückgeben', imFuss: true, tun: () => void f.senden() },
  ])
  return (
    <form noValidate aria-label="Nachforderung" onSubmit={(e) => void f.senden(e)}>
      <Spalten breiten="1fr 1fr">
        <Spalte name="Was fehlt">
          <Wiederherstellung entwurf={f.entwurf} />
          <Fehleruebersicht control={f.control} weitere={f.weitere} />
          <Stellenwahl
            stellen={antwort.stellen}
            gewaehlt={f.gewaehlt.map(({ pfad }) => pfad)}
            waehlen={f.dazunehmen}
          />
          {f.gewaehlt.map((stelle, i) => (
            <Stellenfeld
              key={stelle.id}
              {...{ f, i, stelle }}
              aus={vorschlaege.find(({ pfad }) => pfad === stelle.pfad)?.aus ?? []}
              gruende={antwort.gruende}
            />
          ))}
          {ohneStelle.map((punkt) => (
            <p key={punkt} className="d-leise">
              {`Zu „${punkt}“ gibt es nichts, was der Antragsteller ändern kann. Soll er etwas nachreichen, wählen Sie es oben.`}
            </p>
          ))}
          <Textbereich
            control={f.control}
            name="grund"
            etikett="Vorab für alle"
            hinweis="Steht über allem, was fehlt."
            zeilen={2}
            hoechstens={2000}
          />
          <Datumsfeld control={f.control} name="frist" etikett="Antwort bis" hinweis="Höchstens 180 Tage" />
        </Spalte>
        <Spalte name="Wie es der Antragsteller liest">
          <Vorschau grund={f.werte.grund} frist={f.werte.frist} stellen={f.gewaehlt} />
          <p className="d-leise">{`Eine E-Mail ohne Inhalt bekommen: ${antwort.empfaenger.join(', ')}.`}</p>
          <AbsageHinweis absage={f.absage} />
          <Knopf
            type="submit"
            laeuft={f.laeuft}
            gesperrtWeil={f.gewaehlt.length === 0 && 'Wählen Sie zuerst, was fehlt.'}
          >
            {`Zurückgeben bis ${f.werte.frist}`}
          </Knopf>
        </Spalte>
      </Spalten>
    </form>
  )
}

type FeldProps = {
  f: ReturnType<typeof useNachfordern>
  i: number
  stelle: GewaehlteStelle
  /** The points whose Vermerke are proposed as its reason. */
  aus: readonly string[]
  gruende: NachforderungenAntwort['gruende']
}

/** Why one place is asked about, in words of the programme or one's own. */
function Stellenfeld({ f, i, stelle: { pfad, frage }, aus, gruende }: FeldProps) {
  return (
    <div className="d-block">
      <Textbereich
        control={f.control}
        name={`stellen.${i}.grund`}
        etikett={frage}
        hinweis={
          aus.length > 0 && `Aus dem Vermerk zu ${mitUnd(aus)}. Der Antragsteller liest, was hier steht.`
        }
        zeilen={2}
        hoechstens={2000}
      />
      <div className="p-reihe">
        <Bausteinwahl
          etikett={`Textbaustein zu ${frage}`}
          bausteine={gruende}
          name={({ titel }) => titel}
          waehlen={({ text }) => f.begruenden(i, text)}
        />
        <Knopf variante="tertiary" klein icon="close" onClick={() => f.weglassen(pfad)}>
          {`${frage} weglassen`}
        </Knopf>
      </div>
    </div>
  )
}
