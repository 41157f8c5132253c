import { Zahlfeld } from '@foerderportal/ui/felder/Zahlfeld.tsx'
import { zeileZu } from '@foerderportal/contract/zuwendung/tafel/tafel'
import { MINDESTMOOR_HA } from '@foerderportal/contract/zuwendung/formular/moorflaeche'
import type { FelderProps, SeitenBau } from '../seite/bau.ts'
import { FLAECHE, lesefehler, textVon, wertVon } from '../seite/werte.ts'

type Werte = { produktgruppenDaten: { nutzflaeche: string; moorflaeche: string } }

function Felder({ control }: FelderProps<Werte>) {
  return (
    <>
      <details className="s-erklaerung">
        <summary>Was gilt als nasser Moorboden?</summary>
        <p>
          Ein Moorboden ist nass, wenn das Wasser von November bis April höchstens 10 cm unter der Oberfläche
          steht. Von Mai bis Oktober dürfen es höchstens 30 cm sein.
        </p>
      </details>
      <Zahlfeld
        control={control}
        name="produktgruppenDaten.nutzflaeche"
        etikett={zeileZu('produktgruppenDaten.nutzflaeche').frage}
        hinweis="Wie im letzten Agrarantrag, zum Beispiel 86,4"
        nachkommastellen={4}
        einheit="ha"
      />
      <Zahlfeld
        control={control}
        name="produktgruppenDaten.moorflaeche"
        etikett={zeileZu('produktgruppenDaten.moorflaeche').frage}
        hinweis={`Mindestens ${MINDESTMOOR_HA} ha, zum Beispiel 12,5`}
        nachkommastellen={4}
        einheit="ha"
      />
    </>
  )
}

export const moorflaechenSeite: SeitenBau<Werte> = {
  lesen: ({ produktgruppenDaten: d }) => ({
    produktgruppenDaten: {
      nutzflaeche: textVon(FLAECHE, d.type === 'AnkNabo' ? d.nutzflaeche : null),
      moorflaeche: textVon(FLAECHE, d.type === 'AnkNabo' ? d.moorflaeche : null),
    },
  }),
  schreiben:
    ({ produktgruppenDaten: w }) =>
    (f) =>
      f.produktgruppenDaten.type === 'AnkNabo'
        ? {
            ...f,
            produktgruppenDaten: {
              ...f.produktgruppenDaten,
              nutzflaeche: wertVon(FLAECHE, w.nutzflaeche),
              moorflaeche: wertVon(FLAECHE, w.moorflaeche),
            },
          }
        : f,
  lesefehler: ({ produktgruppenDaten: w }) =>
    lesefehler(
      ['produktgruppenDaten.nutzflaeche', w.nutzflaeche, FLAECHE],
      ['produktgruppenDaten.moorflaeche', w.moorflaeche, FLAECHE],
    ),
  Felder,
}
