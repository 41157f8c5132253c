import { auszahlungsfreigabenAbfrage } from '@foerderportal/client/auszahlung/bankpruefung'
import { zahllaeufeAbfrage } from '@foerderportal/client/auszahlung/zahllauf'
import { rundenfreigabenAbfrage } from '@foerderportal/client/interessenbekundung/runden'
import { freigabenAbfrage } from '@foerderportal/client/zuwendung/entscheidung'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { useDarf } from '@foerderportal/shell/umgebung'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { pfade } from '../paths.ts'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'
import { Geladen } from '../shared/Geladen.tsx'
import { Liste, type Spalte } from '../shared/liste/Liste.tsx'
import { listenwegMerken } from '../shared/liste/listenweg.ts'
import { Weitere } from '../shared/Weitere.tsx'
import {
  ausAuszahlung,
  ausEntscheidung,
  ausRunde,
  ausZahllauf,
  nachWartezeit,
  type Vorlage,
} from './vorlagen.ts'

const SPALTEN: readonly Spalte<Vorlage>[] = [
  {
    id: 'wozu',
    kopf: 'Geschäft, Runde, Lauf',
    breite: 12,
    zelle: ({ wozu }) => wozu,
    voll: ({ wozu }) => wozu,
  },
  { id: 'seit', kopf: 'Seit', breite: 6, zelle: ({ seit }) => alsDatum(tagInBerlin(new Date(seit))) },
  { id: 'art', kopf: 'Art', breite: 8, zelle: ({ art }) => art, voll: ({ art }) => art },
  { id: 'wer', kopf: 'Unternehmen, Programm', zelle: ({ wer }) => wer, voll: ({ wer }) => wer },
  {
    id: 'betrag',
    kopf: 'Betrag €',
    zahl: true,
    breite: 8,
    zelle: ({ betrag }) => (betrag === null ? '–' : betragSchreiben(betrag)),
  },
  {
    id: 'abweichungen',
    kopf: 'Abweichungen',
    zelle: ({ abweichungen }) => abweichungen,
    voll: ({ abweichungen }) => abweichungen,
  },
  { id: 'von', kopf: 'Vorbereitet von', zelle: ({ vorbereitetVon }) => vorbereitetVon },
  {
    id: 'fuerSie',
    kopf: 'Für Sie',
    voll: ({ gesperrtWeil }) => gesperrtWeil ?? '',
    zelle: ({ gesperrtWeil }) =>
      gesperrtWeil === null ? 'freigeben' : <span className="d-gesperrt">{gesperrtWeil}</span>,
  },
]

/** To who releases nothing each row would say that it is not for him: it is said once. */
const OHNE_MICH = SPALTEN.filter(({ id }) => id !== 'fuerSie')

/** Everything that is loaded of what waits, and how much there is. */
const useVorlagen = () => {
  const entscheidungen = useInfiniteQuery(freigabenAbfrage())
  const runden = useQuery(rundenfreigabenAbfrage())
  const auszahlungen = useQuery(auszahlungsfreigabenAbfrage())
  const zahllaeufe = useInfiniteQuery(zahllaeufeAbfrage('VORGELEGT'))
  const seiten = entscheidungen.data?.pages ?? []
  const vonRunden = runden.data ?? { zeilen: [], fuerMich: 0 }
  const vonAuszahlungen = auszahlungen.data ?? { zeilen: [], fuerMich: 0 }
  const vonLaeufen = zahllaeufe.data?.pages.flatMap(({ zeilen }) => zeilen.flatMap(ausZahllauf)) ?? []
  const freieLaeufe = vonLaeufen.filter(({ gesperrtWeil }) => gesperrtWeil === null)
  const [erste = { anzahl: 0, fuerMich: 0 }] = seiten
  return {
    entscheidungen,
    runden,
    auszahlungen,
    zahllaeufe,
    vorlagen: nachWartezeit([
      ...seiten.flatMap(({ zeilen }) => zeilen.map(ausEntscheidung)),
      ...vonRunden.zeilen.map(ausRunde),
      ...vonAuszahlungen.zeilen.map(ausAuszahlung),
      ...vonLaeufen,
    ]),
    anzahl: erste.anzahl + vonRunden.zeilen.length + vonAuszahlungen.zeilen.length + vonLaeufen.length,
    fuerMich: erste.fuerMich + vonRunden.fuerMich + vonAuszahlungen.fuerMich + freieLaeufe.length,
  }
}

/** What waits for a second person (S9-04), whatever it is, longest first. */
export function FreigabenSeite() {
  const { entscheidungen, runden, auszahlungen, zahllaeufe, vorlagen, anzahl, fuerMich } = useVorlagen()
  const alleDa = [entscheidungen, runden, auszahlungen, zahllaeufe].every(({ data }) => data !== undefined)
  const gibtFrei = useDarf(['FREIGABE', 'SCHREIBEN'])
  const fuerWen = gibtFrei
    ? `, ${fuerMich.toLocaleString('de-DE')} für Sie`
    : '. Darüber entscheidet, wer für die Freigabe zuständig ist.'
  return (
    <Arbeitsseite
      titel="Freigaben"
      dazu={alleDa && `${anzahl.toLocaleString('de-DE')} vorgelegt${fuerWen}`}
      aktionen={<Naechste vorlage={vorlagen.find(({ gesperrtWeil }) => gesperrtWeil === null)} />}
    >
      <Geladen abfrage={runden} was="Die Freigaben zu Runden" art="tabelle">
        {() => (
          <Geladen abfrage={entscheidungen} was="Die Freigaben" art="tabelle">
            {() => (
              <Geladen abfrage={zahllaeufe} was="Die Zahlläufe" art="tabelle">
                {() => (
                  <Geladen abfrage={auszahlungen} was="Die Auszahlungen" art="tabelle">
                    {() => <Vorlagen vorlagen={vorlagen} spalten={gibtFrei ? SPALTEN : OHNE_MICH} />}
                  </Geladen>
                )}
              </Geladen>
            )}
          </Geladen>
        )}
      </Geladen>
      <Weitere abfrage={entscheidungen} text="Weitere zeigen" />
    </Arbeitsseite>
  )
}

function Naechste({ vorlage }: { vorlage: Vorlage | undefined }) {
  return (
    vorlage && (
      <Verweis href={vorlage.href} className={knopfKlasse()}>
        <span className="kern-label">Nächste Vorlage öffnen</span>
      </Verweis>
    )
  )
}

type VorlagenProps = { vorlagen: readonly Vorlage[]; spalten: readonly Spalte<Vorlage>[] }

function Vorlagen({ vorlagen, spalten }: VorlagenProps) {
  if (vorlagen.length === 0)
    return <LeereListe>Nichts liegt zur Freigabe vor. Vorgelegtes erscheint hier sofort.</LeereListe>
  const faelle = vorlagen.flatMap(({ fall }) => (fall === null ? [] : [fall]))
  return (
    <Liste
      titel="Freigaben"
      spalten={spalten}
      zeilen={vorlagen}
      schluessel={({ id }) => id}
      href={({ href }) => href}
      name={({ wozu }) => wozu}
      oeffnen={() => listenwegMerken({ href: pfade.freigaben, faelle, zuletzt: undefined })}
    />
  )
}
