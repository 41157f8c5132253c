import { serieVorschauAbfrage } from '@foerderportal/client/mitteilungen/serie'
import { BETREFF_ZEICHEN, MITTEILUNG_ZEICHEN } from '@foerderportal/contract/mitteilungen/grenzen'
import type { SerieVorschau } from '@foerderportal/contract/mitteilungen/serie/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Bausteinwahl } from '../../shared/Bausteinwahl.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { useSerieSchreiben } from './useSerieSchreiben.ts'
import { Vorschau } from './Vorschau.tsx'
import { umfangWorte } from './vorschauWorte.ts'

/** The same to each of the chosen cases: to whom it goes at the left, what is written at the right. */
export function NeueSerieSeite() {
  const { faelle } = useSuche().werte
  // What was chosen holds until the page is left; the address belongs to the next one a moment before.
  const [gewaehlt] = useState(faelle)
  if (gewaehlt === undefined || gewaehlt === '')
    return (
      <Arbeitsseite titel="Serienmitteilung">
        <LeereListe>
          Kein Fall ist ausgewählt. Wählen Sie im Arbeitsvorrat Fälle aus und dann „Anschreiben“.
        </LeereListe>
      </Arbeitsseite>
    )
  return <Neue faelle={gewaehlt} />
}

function Neue({ faelle }: { faelle: string }) {
  const abfrage = useQuery(serieVorschauAbfrage(faelle))
  return (
    <Arbeitsseite titel="Serienmitteilung" dazu={abfrage.data ? umfangWorte(abfrage.data) : '\u00A0'}>
      <Geladen abfrage={abfrage} was="Die Vorschau" art="tabelle">
        {(vorschau) => (
          <Spalten breiten="1fr 26rem">
            <Spalte name="An wen sie geht">
              <Vorschau vorschau={vorschau} />
            </Spalte>
            <Spalte name="Was geschrieben wird">
              <Formular vorschau={vorschau} />
            </Spalte>
          </Spalten>
        )}
      </Geladen>
    </Arbeitsseite>
  )
}

function Formular({ vorschau }: { vorschau: SerieVorschau }) {
  const { control, entwurf, absage, laeuft, anfuegen, senden } = useSerieSchreiben(vorschau)
  const gehen = vorschau.faelle.filter(({ hindernis }) => hindernis === null).length
  return (
    <form noValidate className="d-block" aria-labelledby="serie" onSubmit={(e) => void senden(e)}>
      <h2 id="serie">Schreiben</h2>
      <Wiederherstellung entwurf={entwurf} />
      <Textfeld control={control} name="betreff" etikett="Betreff" maxLength={BETREFF_ZEICHEN} />
      <Bausteinwahl
        etikett="Textbaustein anfügen"
        bausteine={vorschau.bausteine}
        name={({ titel }) => titel}
        waehlen={({ text }) => anfuegen(text)}
      />
      <Textbereich
        control={control}
        name="inhalt"
        etikett="Text"
        zeilen={8}
        hoechstens={MITTEILUNG_ZEICHEN}
      />
      <p className="d-leise">Jedes Unternehmen sieht nur die eigene Mitteilung.</p>
      <AbsageHinweis absage={absage} />
      <div>
        <Knopf
          type="submit"
          laeuft={laeuft}
          gesperrtWeil={gehen === 0 && 'Die Mitteilung geht an keinen der ausgewählten Fälle.'}
        >
          {gehen === 1 ? 'An 1 Fall senden' : `An ${gehen} Fälle senden`}
        </Knopf>
      </div>
    </form>
  )
}
