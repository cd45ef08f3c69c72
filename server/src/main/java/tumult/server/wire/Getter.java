package tumult.server.wire;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Gets a part of a record by calling its accessor as compiled code would, not by reflection. */
public final class Getter {
  private Getter() {}

  /** The one for a component. */
  @SuppressWarnings("unchecked")
  public static Function<Object, @Nullable Object> of(RecordComponent component) {
    Class<?> record = component.getDeclaringRecord();
    try {
      MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(record, MethodHandles.lookup());
      MethodHandle accessor = lookup.unreflect(component.getAccessor());
      MethodType boxed = accessor.type().wrap();
      return (Function<Object, @Nullable Object>)
          LambdaMetafactory.metafactory(
                  lookup,
                  "apply",
                  MethodType.methodType(Function.class),
                  boxed.generic(),
                  accessor,
                  boxed)
              .getTarget()
              .invoke();
    } catch (Throwable impossible) {
      throw new IllegalStateException("cannot read " + component, impossible);
    }
  }
}
