import { serieAbfrage } from '@foerderportal/client/mitteilungen/serie'
import type { Serie } from '@foerderportal/contract/mitteilungen/serie/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Fortschritt } from '@foerderportal/ui/Fortschritt.tsx'
import { useParams } from '@tanstack/react-router'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { useGegenstand } from '../../shared/gegenstand.ts'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { Ergebnisse } from './Ergebnisse.tsx'
import { Wiederholen } from './Wiederholen.tsx'

/** A bulk message: how far it is, what became of it case by case, and what was written. */
export function SerieSeite() {
  const { serie } = useParams({ from: '/geschuetzt/serienmitteilung/$serie' })
  const abfrage = useGegenstand(serieAbfrage(serie))
  const { data } = abfrage
  return (
    <Arbeitsseite
      titel={data?.betreff ?? 'Serienmitteilung'}
      dazu={data ? `Serienmitteilung von ${data.gesendetVon}, ${alsWann(data.gesendetAm)}` : '\u00A0'}
    >
      <Geladen abfrage={abfrage} was="Die Serienmitteilung" art="tabelle">
        {(eine) => (
          <Spalten breiten="1fr 26rem">
            <Spalte name="Was daraus wurde">
              <Lage serie={eine} />
              <Ergebnisse serie={eine} />
            </Spalte>
            <Spalte name="Was geschrieben wurde">
              <div className="d-block d-mitteilung d-mitteilung--bank">
                <h2>{eine.betreff}</h2>
                <p className="kern-body d-wort d-brief">{eine.inhalt}</p>
              </div>
            </Spalte>
          </Spalten>
        )}
      </Geladen>
    </Arbeitsseite>
  )
}

const PROZENT = 100

/** While it is sent how far it is; then what failed, and the way to try only that again. */
function Lage({ serie }: { serie: Serie }) {
  const { faelle } = serie
  const zahl = (stand: Serie['faelle'][number]['stand']) =>
    faelle.filter((fall) => fall.stand === stand).length
  const [wartet, gescheitert] = [zahl('WARTET'), zahl('GESCHEITERT')]
  const fertig = faelle.length - wartet
  return (
    <div className="d-block">
      {wartet > 0 && (
        <Fortschritt
          etikett="Wird gesendet"
          prozent={(fertig / faelle.length) * PROZENT}
          stand={`${fertig} von ${faelle.length}`}
        />
      )}
      <output className="kern-body">
        {wartet === 0 && `${zahl('GESENDET')} von ${faelle.length} angekommen.`}
        {wartet === 0 && gescheitert > 0 && ` ${gescheitert} gescheitert.`}
      </output>
      {wartet === 0 && gescheitert > 0 && <Wiederholen serie={serie} />}
    </div>
  )
}
