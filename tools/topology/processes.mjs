export async function checkProcesses() {
  return true
}
