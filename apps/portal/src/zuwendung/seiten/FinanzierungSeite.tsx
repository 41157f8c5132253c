import { alsEuro, inCent, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { summen, zuFinanzierenCent } from '@foerderportal/contract/zuwendung/rules'
import { Betragsfeld } from '@foerderportal/ui/felder/Betragsfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'
import { Summen } from '../antrag/Summen.tsx'
import { zeileZu } from '@foerderportal/contract/zuwendung/tafel/tafel'
import type { FelderProps, SeitenBau } from '../seite/bau.ts'
import { BETRAG, lesefehler, textVon, wertVon } from '../seite/werte.ts'

type Werte = { produktgruppenDaten: { darlehen: string; eigenmittel: string } }

function Felder({ control, formular }: FelderProps<Werte>) {
  const { kostenCent } = summen(formular.foerdergegenstandSeiten)
  const noetig = zuFinanzierenCent(formular.foerdergegenstandSeiten)
  return (
    <>
      <dl className="s-summen">
        <Summen formular={formular} />
        <div className="s-summe">
          <dt>Das finanzieren Sie selbst</dt>
          <dd className="p-zahl">{alsEuro(noetig)}</dd>
        </div>
      </dl>
      <Betragsfeld
        control={control}
        name="produktgruppenDaten.darlehen"
        etikett={zeileZu('produktgruppenDaten.darlehen').frage}
        hinweis="Kredite für dieses Vorhaben; ohne Darlehen 0"
      />
      <Betragsfeld
        control={control}
        name="produktgruppenDaten.eigenmittel"
        etikett={zeileZu('produktgruppenDaten.eigenmittel').frage}
        hinweis="Was Sie aus eigenem Geld bezahlen"
      />
      <Rest control={control} noetig={noetig} kosten={kostenCent} />
    </>
  )
}

const NICHTS = 'Noch gibt es nichts zu finanzieren. Geben Sie zuerst an, was Sie anschaffen.'

const restSatz = (rest: number) => {
  if (rest === 0) return 'Ihre Finanzierung geht auf.'
  return rest > 0 ? `Es fehlen noch ${alsEuro(rest)}.` : `Das sind ${alsEuro(-rest)} zu viel.`
}

/** How far the plan is from covering the cost, while typing (S4-05). */
function Rest({ control, noetig, kosten }: { control: Control<Werte>; noetig: number; kosten: number }) {
  const { darlehen, eigenmittel } = useWatch({ control, name: 'produktgruppenDaten' })
  const gedeckt = inCent(wertVon(BETRAG, darlehen) ?? 0) + inCent(wertVon(BETRAG, eigenmittel) ?? 0)
  const rest = noetig - gedeckt
  const satz = kosten === 0 && rest === 0 ? NICHTS : restSatz(rest)
  useAnsage(satz)
  const { field } = useController({ control, name: 'produktgruppenDaten.eigenmittel' })
  const mitRest = inCent(wertVon(BETRAG, eigenmittel) ?? 0) + rest
  return (
    <div className="p-stapel p-stapel--eng">
      <p className="kern-body s-summe">{satz}</p>
      {rest !== 0 && mitRest >= 0 && (
        <div>
          <Knopf
            variante="secondary"
            onClick={() => field.onChange(textVon(BETRAG, inEuro(mitRest)))}
          >{`${alsEuro(mitRest)} als Eigenmittel übernehmen`}</Knopf>
        </div>
      )}
    </div>
  )
}

export const finanzierungSeite: SeitenBau<Werte> = {
  lesen: ({ produktgruppenDaten: d }) => ({
    produktgruppenDaten: {
      darlehen: textVon(BETRAG, d.type === 'AnkNabo' ? d.darlehen : null),
      eigenmittel: textVon(BETRAG, d.type === 'AnkNabo' ? d.eigenmittel : null),
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
              darlehen: wertVon(BETRAG, w.darlehen),
              eigenmittel: wertVon(BETRAG, w.eigenmittel),
            },
          }
        : f,
  lesefehler: ({ produktgruppenDaten: w }) =>
    lesefehler(
      ['produktgruppenDaten.darlehen', w.darlehen, BETRAG],
      ['produktgruppenDaten.eigenmittel', w.eigenmittel, BETRAG],
    ),
  Felder,
}
