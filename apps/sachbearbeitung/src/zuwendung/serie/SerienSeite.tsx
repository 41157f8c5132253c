import { serienAbfrage } from '@foerderportal/client/mitteilungen/serie'
import type { Serienzeile } from '@foerderportal/contract/mitteilungen/serie/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useQuery } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Liste, type Spalte } from '../../shared/liste/Liste.tsx'

const SPALTEN: readonly Spalte<Serienzeile>[] = [
  { id: 'betreff', kopf: 'Betreff', zelle: ({ betreff }) => betreff, voll: ({ betreff }) => betreff },
  { id: 'am', kopf: 'gesendet', breite: 10, zelle: ({ gesendetAm }) => alsWann(gesendetAm) },
  { id: 'von', kopf: 'von', breite: 14, zelle: ({ gesendetVon }) => gesendetVon },
  { id: 'gesendet', kopf: 'angekommen', breite: 7, zahl: true, zelle: ({ gesendet }) => gesendet },
  { id: 'gescheitert', kopf: 'gescheitert', breite: 7, zahl: true, zelle: ({ gescheitert }) => gescheitert },
  { id: 'wartet', kopf: 'wartet', breite: 5, zahl: true, zelle: ({ wartet }) => wartet },
]

/** Bulk messages that were sent, the latest first. */
export function SerienSeite() {
  const abfrage = useQuery(serienAbfrage())
  return (
    <Arbeitsseite titel="Serienmitteilungen">
      <Geladen abfrage={abfrage} was="Die Serienmitteilungen" art="tabelle">
        {(serien) =>
          serien.length === 0 ? (
            <LeereListe>
              Noch keine Serienmitteilung. Wählen Sie im Arbeitsvorrat Fälle aus und dann „Anschreiben“.
            </LeereListe>
          ) : (
            <Liste
              titel="Serienmitteilungen"
              spalten={SPALTEN}
              zeilen={serien}
              schluessel={({ guid }) => guid}
              href={({ guid }) => pfade.serie(guid)}
              name={({ betreff }) => betreff}
            />
          )
        }
      </Geladen>
    </Arbeitsseite>
  )
}
