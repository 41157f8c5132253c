import { VORFUEHRUNG_SATZ } from '@foerderportal/contract/shared/vorfuehrung'
import { useUmgebung } from '@foerderportal/shell/umgebung'

/** S1-11: where everybody can try everything, nobody is asked for one. */
const OHNE_FAKTOR =
  'Vorführung ohne zweiten Faktor: Im Betrieb melden sich Freigabe, Programmpflege und Leitung mit ihm an.'

/** Below the bar of every page: what is otherwise here than where the bank works. It is known before the first page. */
export function Betriebszeile() {
  const { demo, demoOeffentlich } = useUmgebung().konfiguration
  if (!demo) return null
  return (
    <section className="d-betriebszeile" aria-label="Vorführung">
      {demoOeffentlich && <strong>{VORFUEHRUNG_SATZ} </strong>}
      {OHNE_FAKTOR}
    </section>
  )
}
