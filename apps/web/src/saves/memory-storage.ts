/** A storage in memory with little room, for tests. */
export class MemoryStorage implements Storage {
  private readonly kept = new Map<string, string>();
  room = 1e6;
  get length(): number {
    return this.kept.size;
  }
  clear(): void {
    this.kept.clear();
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
  setItem(key: string, value: string): void {
    if (value.length > this.room) throw new Error('QuotaExceededError');
    this.kept.set(key, value);
  }
}
