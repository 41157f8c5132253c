import { serverJetzt } from '@foerderportal/client/serverzeit'
import type { Stand } from '@foerderportal/client/stand'
import { formularPruefen } from '@foerderportal/contract/formular/flow'
import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useDateiFehltWeil } from '../dateien/useUploads.ts'
import { datenVon, type OffenesFormular, type Formularantwort } from '../formularart.ts'
import type { Formularname } from '@foerderportal/contract/formular/formularname'
import type { Unterschriftdienst } from '../unterschriftdienst.ts'
import { MitzeichnungAbsage } from './MitzeichnungAbsage.tsx'
import { useMitzeichnungAktion } from './useMitzeichnungAktion.ts'

/** A request for a second signature, for whoever fills in the form. */
export type Bitte<V extends Formularantwort, K> = Pick<
  OffenesFormular<V, K>,
  'art' | 'entwurf' | 'kontext'
> & {
  dienst: Unterschriftdienst<V>
  m: Mitzeichnung | null
  /** All answers are shown: only there one asks. */
  imUeberblick: boolean
  /** The server has changed the form: it has to be read again. */
  neuLaden: () => Promise<void>
}
type Aktion<V extends Formularantwort> = ReturnType<typeof useMitzeichnungAktion<V>>
type TeilProps<V extends Formularantwort, K> = Bitte<V, K> & { aktion: Aktion<V> }

/** What the one who waits can do: ask, remind, take back, ask somebody else. */
export function MitzeichnungAktionen<V extends Formularantwort, K>(props: Bitte<V, K>) {
  const { m, dienst, entwurf, imUeberblick } = props
  const { guid } = entwurf.wert().formular
  const aktion = useMitzeichnungAktion(dienst, guid)
  const darf = m?.aktionen ?? ['anfordern']
  // Above a page of questions it is one line and the way to change something.
  return (
    <>
      {aktion.absage && <MitzeichnungAbsage problem={aktion.absage} />}
      <div className="p-reihe s-buendig">
        {imUeberblick && darf.includes('anfordern') && <Bitten {...props} aktion={aktion} />}
        {darf.includes('unterschreiben') && (
          <Verweis href={dienst.wege.lesen(guid)}>Lesen und unterschreiben</Verweis>
        )}
        {darf.includes('zurueckrufen') && <Zurueckrufen {...props} aktion={aktion} />}
        {/* Last: why it can't be pressed yet is longer than the button. */}
        {imUeberblick && darf.includes('erinnern') && <Erinnern {...props} aktion={aktion} />}
      </div>
    </>
  )
}

/** The button goes with what it does. */
const sagen = (gelungen: boolean, satz: string): void => {
  if (gelungen) ansagen(satz)
  fokusHalten()
}

function Bitten<V extends Formularantwort, K>(props: TeilProps<V, K>) {
  const { art, dienst, entwurf, neuLaden, aktion } = props
  const { tun, laeuft } = aktion
  const { formular } = entwurf.wert()
  const { kennung, name } = dienst.person(formular)
  const fehlt = formularPruefen(art.flow, datenVon(props)).length > 0
  const ohneDatei = useDateiFehltWeil()
  const fragen = () =>
    tun(async (): Promise<Stand<V> | undefined> => {
      if (!kennung || !(await entwurf.speichernWieGelesen())) return undefined
      const stand = await dienst.bitten(formular.guid, kennung, entwurf.basis().version)
      if (stand.version !== entwurf.basis().version) await neuLaden()
      return stand
    })
  const bitten = async () => sagen(await fragen(), `${name} ist um Unterschrift gebeten.`)
  return (
    <Knopf
      laeuft={laeuft}
      gesperrtWeil={(fehlt && 'Ergänzen Sie zuerst, was noch fehlt.') || ohneDatei}
      onClick={() => void bitten()}
    >
      {`${name} um Unterschrift bitten`}
    </Knopf>
  )
}

function Erinnern<V extends Formularantwort, K>({
  m,
  dienst,
  entwurf,
  aktion: { tun, laeuft },
}: TeilProps<V, K>) {
  const { guid } = entwurf.wert().formular
  const jetzt = serverJetzt()
  const ab = m?.erinnerbarAb ?? null
  const erinnern = async () => sagen(await tun(() => dienst.erinnern(guid)), 'Die Erinnerung ist verschickt.')
  const zuFrueh =
    ab !== null &&
    Date.parse(ab) > jetzt.getTime() &&
    `Erinnern können Sie ab ${alsWann(ab, jetzt)}\u00a0Uhr.`
  return (
    <Knopf variante="secondary" laeuft={laeuft} gesperrtWeil={zuFrueh} onClick={() => void erinnern()}>
      Erinnern
    </Knopf>
  )
}

const zurueckrufenFrage = ({ wort }: Formularname) =>
  ({
    titel: `${wort} wieder ändern?`,
    text: 'Die Bitte um die zweite Unterschrift wird zurückgenommen, eine Unterschrift gilt nicht mehr. Wenn Sie fertig sind, bitten Sie neu. Wer gebeten wurde, bekommt eine E-Mail.',
    layout: 'ok-abbrechen',
    texte: { confirm: 'Zurückrufen und ändern', cancel: 'Nicht ändern' },
  }) as const

function Zurueckrufen<V extends Formularantwort, K>({
  m,
  imUeberblick,
  dienst,
  entwurf,
  aktion,
}: TeilProps<V, K>) {
  const { tun, laeuft } = aktion
  const { den, wort } = dienst.name
  const { frage } = useDialog()
  const navigate = useNavigate()
  const { guid } = entwurf.wert().formular
  const zurueckrufen = async (danach?: string) => {
    if ((await frage(zurueckrufenFrage(dienst.name))) !== 'confirm') return
    const gelungen = await tun(() => dienst.zurueckrufen(guid))
    sagen(gelungen, `Die Bitte ist zurückgerufen. Sie können ${den} ${wort} wieder ändern.`)
    if (gelungen && danach !== undefined) await navigate({ to: danach })
  }
  return (
    <>
      <Knopf variante="secondary" laeuft={laeuft} onClick={() => void zurueckrufen()}>
        Zurückrufen und ändern
      </Knopf>
      {imUeberblick && m?.aktionen.includes('neuZuordnen') && (
        <Knopf
          variante="tertiary"
          laeuft={laeuft}
          onClick={() => void zurueckrufen(dienst.wege.waehlen(guid))}
        >
          Andere Person bitten
        </Knopf>
      )}
    </>
  )
}
