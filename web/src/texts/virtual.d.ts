declare module 'virtual:texts' {
  const loaders: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default loaders;
}
