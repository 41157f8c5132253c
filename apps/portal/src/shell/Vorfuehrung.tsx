import { VORFUEHRUNG_SATZ } from '@foerderportal/contract/shared/vorfuehrung'
import { useUmgebung } from '@foerderportal/shell/umgebung'

/** The line above every page of a demonstration that anybody may open. */
export function Vorfuehrung() {
  const { demoOeffentlich } = useUmgebung().konfiguration
  return demoOeffentlich && <p className="s-vorfuehrung p-mitte">{VORFUEHRUNG_SATZ}</p>
}
