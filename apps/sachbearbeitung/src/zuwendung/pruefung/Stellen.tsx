import type { Beleg, PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { sagtDasselbe } from '../../shared/pruefung/belege.ts'

type Stelle = PruefpunktAntwort['stellen'][number]

type Props = {
  stellen: readonly Stelle[]
  belege: readonly Beleg[]
  /** Takes the place that is shown in the document as evidence for this place; undefined where nothing is shown. */
  belegen: ((stelle: string) => void) | undefined
}

/** What the application says at the places of a point, numbered as in the document, and what was read there. */
export function Stellen({ stellen, belege, belegen }: Props) {
  if (stellen.length === 0) return null
  return (
    <ol className="d-stellen" aria-label="Angaben im Antrag">
      {stellen.map((stelle, i) => (
        <Stellenzeile
          key={stelle.pfad}
          stelle={stelle}
          nummer={i + 1}
          beleg={belege.find((b) => b.stelle === stelle.pfad && b.zitat !== null)}
          belegen={belegen && (() => belegen(stelle.pfad))}
        />
      ))}
    </ol>
  )
}

type ZeileProps = {
  stelle: Stelle
  nummer: number
  beleg: Beleg | undefined
  belegen: (() => void) | undefined
}

function Stellenzeile({ stelle, nummer, beleg, belegen }: ZeileProps) {
  const { frage, antwort, vorher } = stelle
  const zitat = beleg?.zitat ?? null
  const gleich = zitat === null ? undefined : sagtDasselbe(antwort, zitat)
  return (
    <li className={gleich === false ? 'd-stelle d-stelle--anders' : 'd-stelle'}>
      <span className="d-nummer" aria-hidden="true">
        {nummer}
      </span>
      <span className="d-stelle__frage">{frage}</span>
      <span className="d-stelle__urteil">
        {gleich !== undefined && <Urteil gleich={gleich} />}
        {belegen && gleich === undefined && (
          <Knopf variante="tertiary" klein nurIcon icon="add" onClick={belegen}>
            {`Beleg aus dem Dokument zu: ${frage}`}
          </Knopf>
        )}
      </span>
      <dl className="d-stelle__werte">
        <Wert was="Antrag" wert={antwort} />
        {vorher !== undefined && <Wert was="vorher" wert={vorher} />}
        {zitat !== null && <Wert was="Beleg" wert={zitat} />}
      </dl>
    </li>
  )
}

function Urteil({ gleich }: { gleich: boolean }) {
  return (
    <>
      <Icon name={gleich ? 'success' : 'warning'} groesse="small" />
      {gleich ? 'gleich' : 'weicht ab'}
    </>
  )
}

function Wert({ was, wert }: { was: string; wert: string | null }) {
  return (
    <div>
      <dt>{was}</dt>
      <dd>{wert ?? 'keine Angabe'}</dd>
    </div>
  )
}
